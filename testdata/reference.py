"""Writes deals.toml and ranks.toml: docs/seeded-deals.md and the rank's
definition in plain Python, slow and obvious, independent of the Rust code.

    python3 testdata/reference.py            # compares with the files
    python3 testdata/reference.py --write    # writes them anew
"""

import hashlib
import struct
import sys
from pathlib import Path

HERE = Path(__file__).parent


# --- goals -----------------------------------------------------------------

def goal_board(goal, w, h):
    n = w * h
    if goal == "blank-last":
        return list(range(1, n)) + [0]
    if goal == "blank-first":
        return list(range(n))
    if goal == "snake":
        path = [y * w + (x if y % 2 == 0 else w - 1 - x) for y in range(h) for x in range(w)]
    elif goal == "spiral":
        path, left, top, right, bottom = [], 0, 0, w - 1, h - 1
        while left <= right and top <= bottom:
            path += [top * w + x for x in range(left, right + 1)]
            path += [y * w + right for y in range(top + 1, bottom + 1)]
            if top < bottom:
                path += [bottom * w + x for x in range(right - 1, left - 1, -1)]
            if left < right:
                path += [y * w + left for y in range(bottom - 1, top, -1)]
            left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1
    else:
        return [int(word) for word in goal.replace("/", " ").split()]
    board = [0] * n
    for number, square in enumerate(path[:-1], 1):
        board[square] = number
    return board


def text(board, w):
    rows = [board[i:i + w] for i in range(0, len(board), w)]
    return "/".join(" ".join(map(str, row)) for row in rows)


def canonical(goal, w, h):
    for name in ("blank-last", "blank-first", "snake", "spiral"):
        if goal_board(name, w, h) == goal_board(goal, w, h):
            return name
    return text(goal_board(goal, w, h), w)


def solvable(board, goal, w, h):
    place = {t: k for k, t in enumerate(t for t in goal if t)}
    order = [place[t] for t in board if t]
    count = sum(a > b for i, a in enumerate(order) for b in order[i + 1:])
    if w == 1 or h == 1:
        return count == 0
    if w % 2 == 0:
        count += board.index(0) // w - goal.index(0) // w
    return count % 2 == 0


# --- the stream ------------------------------------------------------------

def chacha8_block(key, stream, counter):
    def rotate(x, k):
        return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF

    state = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key))
    state += [counter & 0xFFFFFFFF, counter >> 32, stream & 0xFFFFFFFF, stream >> 32]
    x = state[:]

    def quarter(a, b, c, d):
        for p, q, r, k in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xFFFFFFFF
            x[r] = rotate(x[r] ^ x[p], k)

    for _ in range(4):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, state)]


class Keystream:
    def __init__(self, key):
        self.key, self.blocks = key, {}

    def word(self, stream, position):
        block = (stream, position // 16)
        if block not in self.blocks:
            self.blocks[block] = chacha8_block(self.key, *block)
        return self.blocks[block][position % 16]


def key(size, goal, recipe, seed):
    lines = f"noyes deal 1\n{size}\n{goal}\n{recipe}\n{seed}"
    return hashlib.sha256(lines.encode()).digest()


# --- the fair deal ---------------------------------------------------------

def tile_bases(w, h):
    return [] if w == 1 or h == 1 else list(range(w * h - 1, 2, -1))


def groups(bases):
    result = []
    for base in bases:
        if result:
            product = base
            for other in result[-1]:
                product *= other
            if product <= 1 << 24:
                result[-1].append(base)
                continue
        result.append([base])
    return result


def uniform(stream, index, w, h, goal, home):
    bases = ([] if home else [w * h]) + tile_bases(w, h)
    parts = groups(bases)
    digits = []
    for g, part in enumerate(parts):
        product = 1
        for base in part:
            product *= base
        attempt = 0
        while True:
            wide = stream.word(attempt, index * len(parts) + g) * product
            if wide % 2**32 >= 2**32 % product:
                break
            attempt += 1
        value, own = wide >> 32, []
        for base in reversed(part):
            own.append(value % base)
            value //= base
        digits += reversed(own)
    if home:
        digits = [0] + digits
    return board_of_digits(digits, w, h, goal, swaps=w * h > 256)


def board_of_digits(digits, w, h, goal, swaps=False):
    n = w * h
    blank = (goal.index(0) + digits[0]) % n
    tiles = [t for t in goal if t]
    digits = digits[1:] + [0] * (n - 1 - len(digits[1:]))
    if swaps:
        order = tiles[:]
        for place, digit in enumerate(digits):
            order[place], order[place + digit] = order[place + digit], order[place]
    else:
        left, order = tiles[:], []
        for digit in digits:
            order.append(left.pop(digit))
    board = order[:blank] + [0] + order[blank:]
    if not solvable(board, goal, w, h):
        order[-1], order[-2] = order[-2], order[-1]
        board = order[:blank] + [0] + order[blank:]
    return board


# --- the articles' ways ----------------------------------------------------

def below(stream, index, state, bound):
    while True:
        wide = stream.word(index, state[0]) * bound
        state[0] += 1
        if wide % 2**32 >= 2**32 % bound:
            return wide >> 32


def article(stream, index, w, h, goal, shuffle, steps, fix, home):
    state = [0]

    def draw(bound):
        return below(stream, index, state, bound)

    while True:
        board = goal[:]
        squares = [k for k in range(w * h) if not (home and goal[k] == 0)]

        def swap(i, j):
            i, j = squares[i], squares[j]
            board[i], board[j] = board[j], board[i]

        def slide(direction):
            """The tile travels up, down, left or right: the blank goes the other way."""
            blank = board.index(0)
            x, y = blank % w, blank // w
            dx, dy = ((0, 1), (0, -1), (1, 0), (-1, 0))[direction]
            if not (0 <= x + dx < w and 0 <= y + dy < h):
                return False
            other = (y + dy) * w + x + dx
            board[blank], board[other] = board[other], board[blank]
            return True

        count = len(squares)
        if shuffle == "random-slides":
            for _ in range(steps):
                slide(draw(4))
        elif shuffle in ("legal-slides", "no-backtrack-slides"):
            undo = None
            for _ in range(steps):
                legal = []
                for direction in range(4):
                    if slide(direction):
                        slide(direction ^ 1)
                        legal.append(direction)
                if shuffle == "no-backtrack-slides" and legal != [undo]:
                    legal = [d for d in legal if d != undo]
                if legal:
                    choice = legal[draw(len(legal))]
                    slide(choice)
                    undo = choice ^ 1
        elif shuffle == "swap-any":
            for i in range(count):
                swap(i, draw(count))
        elif shuffle == "sattolo":
            for i in range(count - 1, 0, -1):
                swap(i, draw(i))
        elif shuffle == "fisher-yates":
            for i in range(count - 1, 0, -1):
                swap(i, draw(i + 1))
        elif shuffle == "floor10":
            for i in range(count - 1, -1, -1):
                swap(i, draw(10) % (i + 1))
        if fix == "none" or solvable(board, goal, w, h):
            return board
        if fix == "swap":
            i, j = [k for k in range(w * h) if board[k]][:2]
        elif fix == "article":
            i, j = (0, 1) if board.index(0) > 1 else (w * h - 2, w * h - 1)
        else:
            continue
        board[i], board[j] = board[j], board[i]
        return board


def deal(size, goal, shuffle, steps, fix, blank_square, seed, index):
    w, h = map(int, size.split("x"))
    recipe = shuffle
    if steps is not None:
        recipe += f" {steps}"
    if fix != "none" and shuffle != "uniform" and steps is None:
        recipe += f" fix-{fix}"
    home = blank_square == "home"
    if home:
        recipe += " blank-home"
    stream = Keystream(key(size, canonical(goal, w, h), recipe, seed))
    board = goal_board(goal, w, h)
    if shuffle == "uniform":
        return uniform(stream, index, w, h, board, home)
    return article(stream, index, w, h, board, shuffle, steps, fix, home)


# --- ranks -----------------------------------------------------------------

def rank(board, goal, w, h):
    n = w * h
    place = {t: k for k, t in enumerate(t for t in goal if t)}
    order = [place[t] for t in board if t]
    digits = [(board.index(0) - goal.index(0)) % n]
    digits += [sum(b < a for b in order[i + 1:]) for i, a in enumerate(order)]
    value = 0
    for digit, base in zip(digits, [n] + tile_bases(w, h)):
        value = value * base + digit
    return value


# --- the files -------------------------------------------------------------

HEADER = "# Written by testdata/reference.py; what is here never changes.\n"


def quoted(value):
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def deal_cases():
    fair = ("uniform", None, "none", "any")
    for size in ("1x1", "1x2", "1x5", "6x1", "2x2", "3x2", "2x3", "3x3", "4x4", "5x4", "4x5",
                 "5x5", "3x8", "6x6", "10x10", "16x16", "13x20", "20x20"):
        for index in (0, 1, 63, 64, 1000):
            yield (size, "blank-last", *fair, "noyes", index)
    for goal in ("blank-first", "snake", "spiral"):
        for size in ("1x6", "3x3", "4x4", "5x3", "17x17"):
            yield (size, goal, *fair, "noyes", 7)
    yield ("3x3", "0 8 7/6 5 4/3 2 1", *fair, "noyes", 7)
    # The same goal by another name is the same goal.
    yield ("3x3", "1 2 3/4 5 6/7 8 0", *fair, "noyes", 7)
    for seed in ("", "Noyes Chapman", "γρίφος 🧩", "two\nlines", "0" * 64):
        yield ("4x4", "blank-last", *fair, seed, 0)
    for index in (2**32 - 1, 2**32, 2**35 + 3, 2**48 - 1):
        yield ("4x4", "blank-last", *fair, "noyes", index)
        yield ("10x10", "blank-last", *fair, "noyes", index)
    for size in ("1x4", "3x3", "4x4", "17x16"):
        yield (size, "blank-last", "uniform", None, "none", "home", "noyes", 3)
    for size in ("2x2", "3x3", "4x4", "5x3", "12x12"):
        for shuffle in ("swap-any", "sattolo", "fisher-yates", "floor10"):
            for fix in ("none", "swap", "article", "reject"):
                yield (size, "blank-last", shuffle, None, fix, "any", "noyes", 5)
        for fix in ("none", "swap", "article"):
            yield (size, "snake", "fisher-yates", None, fix, "home", "noyes", 6)
            yield (size, "blank-first", "sattolo", None, fix, "home", "noyes", 6)
        for shuffle in ("random-slides", "legal-slides", "no-backtrack-slides"):
            yield (size, "blank-last", shuffle, 30, "none", "any", "noyes", 5)
            yield (size, "spiral", shuffle, 101, "none", "any", "noyes", 5)
    for shuffle in ("random-slides", "legal-slides", "no-backtrack-slides", "swap-any"):
        yield ("1x5", "blank-last", shuffle, None if shuffle == "swap-any" else 9, "none", "any",
               "noyes", 2)


def refused_words():
    """Deals whose first word is refused, which random indices hardly meet."""
    found = []
    size, goal, seed = "4x4", "blank-last", "refused"
    stream = Keystream(key(size, goal, "uniform", seed))
    parts = groups([16] + tile_bases(4, 4))
    for index in range(6000):
        for g, part in enumerate(parts):
            product = 1
            for base in part:
                product *= base
            if stream.word(0, index * 2 + g) * product % 2**32 < 2**32 % product:
                found.append(index)
    return [(size, goal, "uniform", None, "none", "any", seed, index) for index in found[:6]]


def deals_file():
    out = [HEADER]
    for case in [*deal_cases(), *refused_words()]:
        size, goal, shuffle, steps, fix, blank_square, seed, index = case
        board = deal(*case)
        out.append("[[deal]]")
        out.append(f"seed = {quoted(seed)}\nindex = {index}\nsize = {quoted(size)}")
        if goal != "blank-last":
            out.append(f"goal = {quoted(goal)}")
        if shuffle != "uniform":
            out.append(f"shuffle = {quoted(shuffle)}")
        if steps is not None:
            out.append(f"steps = {steps}")
        if fix != "none":
            out.append(f"fix = {quoted(fix)}")
        if blank_square != "any":
            out.append(f"blank_square = {quoted(blank_square)}")
        out.append(f"board = {quoted(text(board, int(size.split('x')[0])))}\n")
    return "\n".join(out)


def ranks_file():
    out = [HEADER]
    for size, goal in (("1x1", "blank-last"), ("1x4", "blank-last"), ("4x1", "blank-first"),
                       ("2x2", "blank-last"), ("3x2", "snake"), ("3x3", "blank-last"),
                       ("3x3", "spiral"), ("4x4", "blank-last"), ("4x4", "blank-first"),
                       ("4x4", "snake"), ("5x5", "blank-last"), ("6x6", "spiral"),
                       ("7x5", "blank-last"), ("10x10", "blank-last"), ("17x16", "snake")):
        w, h = map(int, size.split("x"))
        solved = goal_board(goal, w, h)
        boards = [solved] + [deal(size, goal, "uniform", None, "none", "any", "ranks", k)
                             for k in range(3)]
        # The last board: every digit one below its base.
        last = [base - 1 for base in [w * h] + tile_bases(w, h)]
        boards.append(board_of_digits(last, w, h, solved))
        for board in boards:
            out.append(f"[[rank]]\nsize = {quoted(size)}\ngoal = {quoted(goal)}")
            out.append(f"rank = \"{rank(board, solved, w, h)}\"\nboard = {quoted(text(board, w))}\n")
    return "\n".join(out)


def finish(files):
    """Compares the files with what was made, or writes them."""
    for name, made in files.items():
        path = HERE / name
        if "--write" in sys.argv:
            path.write_text(made)
        elif path.read_text() != made:
            sys.exit(f"{name} differs from what this program computes")
    print(", ".join(files), "written" if "--write" in sys.argv else "as computed")


if __name__ == "__main__":
    finish({"deals.toml": deals_file(), "ranks.toml": ranks_file()})
