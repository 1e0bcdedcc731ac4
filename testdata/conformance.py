"""Writes verdicts.toml, blanks.toml, algorithms.toml, solutions.toml and errors.toml:
what every language must answer, worked out in plain Python, slow and obvious,
independent of the Rust code.

    python3 testdata/conformance.py            # compares with the files
    python3 testdata/conformance.py --write    # writes them anew
"""

import random

from reference import HEADER, canonical, finish, goal_board, quoted, solvable, text

GOALS = ("blank-last", "blank-first", "snake", "spiral")


# --- verdicts --------------------------------------------------------------

def verdict(board, goal_name, w, h):
    goal = goal_board(goal_name, w, h)
    place = {t: k for k, t in enumerate(t for t in goal if t)}
    tiles = [t for t in board if t]
    order = [place[t] for t in tiles]
    inversions = [sum(b < a for b in order[i + 1:]) for i, a in enumerate(order)]
    total = sum(inversions)
    row, goal_row = (h - 1 - b.index(0) // w for b in (board, goal))
    can = solvable(board, goal, w, h)
    one_wide = w == 1 or h == 1
    rule = "one-wide" if one_wide else "odd-width" if w % 2 else "even-width"
    repair = None
    if not can and not one_wide:
        repair = tiles[:2]
    elif not can:
        wrong = [t for k, t in enumerate(tiles) if order[k] != k]
        repair = wrong if len(wrong) == 2 else None
    return {
        "solvable": can, "inversions": inversions, "inversion_sum": total,
        "blank_row_from_bottom": row, "rule": rule, "repair": repair,
        "explanation": explanation(w, h, can, rule, total, abs(row - goal_row), repair),
    }


def explanation(w, h, can, rule, total, rows, repair):
    pairs = {0: "No two tiles stand in the wrong order",
             1: "One pair of tiles stands in the wrong order"}.get(
        total, f"{total} pairs of tiles stand in the wrong order")
    if w == h == 1:
        reason = "It is a single square without a tile."
    elif rule == "one-wide":
        line = f"The board is one square {'wide' if w == 1 else 'high'}, so no tile can "
        if can:
            reason = line + "pass another; the tiles already follow one another as they should."
        else:
            reason = line + f"ever pass another, but {pairs[0].lower()}{pairs[1:]}."
    elif rule == "odd-width":
        reason = f"{pairs}, and {total} is {'even' if total % 2 == 0 else 'odd'}. The board is " \
                 f"{w} squares wide, an odd number, so "
        reason += "every slide keeps the count even, and the goal's count, 0, is even too." \
            if can else "no slide ever turns an odd count into an even one, and the goal's " \
                        "count, 0, is even."
    else:
        away = {0: "the blank is on the row where it ends",
                1: "the blank is 1 row away from the row where it ends"}.get(
            rows, f"the blank is {rows} rows away from the row where it ends")
        both = total + rows
        reason = f"{pairs}, and {away}: {total} + {rows} = {both}, which is " \
                 f"{'even' if both % 2 == 0 else 'odd'}. The board is {w} squares wide, an even " \
                 "number, so "
        reason += "every slide keeps this sum even, and the goal's sum, 0, is even too." \
            if can else "no slide ever turns an odd sum into an even one, and the goal's sum, " \
                        "0, is even."
    said = f"This board {'can' if can else 'cannot'} be solved. {reason}"
    if repair:
        return f"{said} Swap the tiles {repair[0]} and {repair[1]}, and it can be solved."
    return said if can else f"{said} No swap of two tiles would help."


def verdict_cases():
    draw = random.Random("verdicts")
    for w, h in ((1, 1), (1, 2), (1, 5), (6, 1), (2, 2), (3, 2), (2, 3), (3, 3), (4, 3), (4, 4),
                 (5, 4), (5, 5), (3, 8), (9, 9), (16, 16), (17, 16)):
        for goal in GOALS:
            for _ in range(2):
                board = list(range(w * h))
                draw.shuffle(board)
                yield board, goal, w, h
    for w, h in ((1, 4), (5, 1)):
        # Boards in a single line are hardly ever in order by chance.
        goal = goal_board("snake", w, h)
        yield goal[:], "snake", w, h
        swapped = goal[:]
        swapped[0], swapped[1] = swapped[1], swapped[0]
        yield swapped, "snake", w, h
    for name in GOALS:
        yield goal_board(name, 4, 4), name, 4, 4
        yield goal_board(name, 4, 4), "blank-last", 4, 4
    yield [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0], "blank-last", 4, 4
    yield [8, 6, 7, 2, 5, 4, 3, 0, 1], "0 8 7/6 5 4/3 2 1", 3, 3


def written_cases():
    for board, goal, w, h in verdict_cases():
        yield text(board, w), board, goal, w, h
    # A separator after the last row changes nothing.
    for end in ("/", " / ", "\n"):
        board = [8, 6, 7, 2, 5, 4, 3, 0, 1]
        yield text(board, 3) + end, board, "blank-last", 3, 3


def verdicts():
    yield HEADER
    for written, board, goal, w, h in written_cases():
        found = verdict(board, goal, w, h)
        yield "[[verdict]]"
        yield f"board = {quoted(written)}\nsize = \"{w}x{h}\""
        yield f"goal = {quoted(canonical(goal, w, h))}"
        yield f"solvable = {str(found['solvable']).lower()}"
        yield f"inversions = {found['inversions']}"
        yield f"inversion_sum = {found['inversion_sum']}"
        yield f"blank_row_from_bottom = {found['blank_row_from_bottom']}"
        yield f"rule = {quoted(found['rule'])}"
        if found["repair"]:
            yield f"repair = {found['repair']}"
        yield f"explanation = {quoted(found['explanation'])}\n"


# --- other numbers for the blank -------------------------------------------

def renamed(numbers, blank):
    """0 for the blank and 1, 2, … for the other numbers in their order."""
    mark = max(numbers) if blank == "last" else blank
    tiles = sorted(number for number in numbers if number != mark)
    return [0 if number == mark else 1 + tiles.index(number) for number in numbers]


def blank_cases():
    draw = random.Random("blanks")
    for w, h in ((1, 1), (1, 4), (2, 2), (3, 3), (4, 4), (5, 4), (6, 6)):
        n = w * h
        for first in (0, 1):
            for blank in ("last", first + n - 1, first + n // 2, first):
                for goal in ("blank-last", "spiral"):
                    board = list(range(first, first + n))
                    draw.shuffle(board)
                    yield board, blank, goal, w, h
    # The goal is written as the board is.
    for blank, goal in (("last", [9, 1, 2, 3, 4, 5, 6, 7, 8]), (5, [5, 1, 2, 3, 4, 6, 7, 8, 9])):
        for _ in range(3):
            board = goal[:]
            draw.shuffle(board)
            yield board, blank, goal, 3, 3


def blanks():
    yield HEADER
    for board, blank, goal, w, h in blank_cases():
        result = renamed(board, blank)
        by_name = isinstance(goal, str)
        home = goal_board(goal, w, h) if by_name else renamed(goal, blank)
        yield "[[blank]]"
        yield f"board = {quoted(text(board, w))}\nsize = \"{w}x{h}\""
        yield f"blank = {quoted(str(blank))}"
        yield f"goal = {quoted(goal if by_name else text(goal, w))}"
        yield f"result = {quoted(text(result, w))}"
        yield f"solvable = {str(solvable(result, home, w, h)).lower()}\n"


# --- moves -----------------------------------------------------------------

def slide(board, w, h, letter):
    """The tile travels in the direction of the letter: the blank goes the other way."""
    blank = board.index(0)
    x, y = blank % w, blank // w
    dx, dy = {"U": (0, 1), "D": (0, -1), "L": (1, 0), "R": (-1, 0)}[letter]
    if not (0 <= x + dx < w and 0 <= y + dy < h):
        return None
    other = (y + dy) * w + x + dx
    board = list(board)
    board[blank], board[other] = board[other], board[blank]
    return tuple(board)


def algorithms():
    yield HEADER
    draw = random.Random("algorithms")
    for w, h in ((1, 1), (1, 4), (5, 1), (2, 2), (3, 3), (4, 4), (5, 4), (10, 10), (20, 13)):
        for length in (0, 1, 40):
            board = list(range(w * h))
            draw.shuffle(board)
            at, moves = tuple(board), ""
            while len(moves) < length:
                legal = [letter for letter in "UDLR" if slide(at, w, h, letter)]
                if not legal:
                    break
                letter = draw.choice(legal)
                for _ in range(draw.randrange(1, 4)):
                    after = slide(at, w, h, letter)
                    if after:
                        at, moves = after, moves + letter
            written = draw.choice((moves, runs(moves)))
            yield "[[algorithm]]"
            yield f"board = {quoted(text(board, w))}\nsize = \"{w}x{h}\""
            yield f"moves = {quoted(written)}"
            yield f"result = {quoted(text(at, w))}\n"


def runs(moves):
    """The same moves with numbers: LLLU is L3U."""
    written, k = "", 0
    while k < len(moves):
        end = k
        while end < len(moves) and moves[end] == moves[k]:
            end += 1
        written += moves[k] + (str(end - k) if end - k > 1 else "")
        k = end
    return written


# --- solutions -------------------------------------------------------------

def neighbours(board, w, h, metric):
    for letter in "UDLR":
        at, count = slide(board, w, h, letter), 1
        while at:
            yield letter + (str(count) if count > 1 else ""), at
            if metric == "stm":
                break
            at, count = slide(at, w, h, letter), count + 1


def distances(goal, w, h, metric, depth):
    """Breadth first from the goal: every board up to this distance."""
    level, known = [tuple(goal)], {tuple(goal): 0}
    for distance in range(1, depth + 1):
        level = [after for board in level for _, after in neighbours(board, w, h, metric)]
        level = [board for board in dict.fromkeys(level) if board not in known]
        known.update((board, distance) for board in level)
    return known


def solutions():
    yield HEADER
    draw = random.Random("solutions")
    goals = [(3, 3, goal, 40) for goal in ("blank-last", "spiral", "0 8 7/6 5 4/3 2 1")]
    goals += [(1, 1, "blank-last", 9), (1, 5, "blank-first", 9), (4, 1, "blank-last", 9)]
    goals += [(2, 2, "snake", 9), (3, 2, "blank-last", 30), (2, 4, "spiral", 60)]
    for w, h, goal, depth in goals + [(4, 4, "blank-last", 0), (4, 4, "snake", 0)]:
        for metric in ("stm", "mtm"):
            deepest = depth or {"stm": 13, "mtm": 8}[metric]
            known = distances(goal_board(goal, w, h), w, h, metric, deepest)
            inside = sorted(board for board in known if depth or known[board] < deepest)
            far = max(known[board] for board in inside)
            chosen = [board for board in inside if known[board] == far][:2]
            chosen += [tuple(goal_board(goal, w, h))]
            chosen += draw.sample(inside, min(5, len(inside)))
            for board in dict.fromkeys(chosen):
                best = [move for move, after in neighbours(board, w, h, metric)
                        if known.get(after) == known[board] - 1]
                yield "[[solution]]"
                yield f"board = {quoted(text(board, w))}\nsize = \"{w}x{h}\""
                yield f"goal = {quoted(canonical(goal, w, h))}"
                yield f"metric = {quoted(metric)}"
                yield f"length = {known[board]}"
                yield f"moves = [{', '.join(quoted(move) for move in sorted(best))}]\n"


# --- errors ----------------------------------------------------------------

def errors():
    yield HEADER
    for case in ERRORS:
        yield "[[error]]"
        for key, value in case.items():
            yield f"{key} = {value if isinstance(value, int) else quoted(value)}"
        yield ""


EIGHT = "1 2 3/4 5 6/7 8 0"


def case(call, code, message, at=None, **arguments):
    """What a call with these arguments must fail with."""
    found = {"call": call, **arguments, "code": code, "message": message}
    return found if at is None else {**found, "at": at}


ERRORS = [
    case("explain", "empty-board",
         "found no numbers; expected a board such as 1 2 3/4 5 6/7 8 0", board=""),
    case("explain", "duplicate-tile",
         "tile 5 stands on squares 4 and 5", 5, board="1 2 3/4 5 5/7 8 0"),
    case("hint", "duplicate-tile",
         "tile 0 stands on squares 0 and 8", 8, board="0 2 3/4 5 6/7 8 0"),
    case("solve", "tile-out-of-range",
         "found 9 on square 0; a 3x3 board holds the numbers 0 to 8", 0, board="9 1 2/3 4 5/6 7 0"),
    case("explain", "tile-out-of-range",
         "found 4294967296 on square 3; a 2x2 board holds the numbers 0 to 3", 3,
         board="0 1 2 4294967296"),
    case("explain", "not-a-number",
         "found \"x\" at character 8; expected a whole number from 0 on", 8,
         board="1 2 3/4 x 6/7 8 0"),
    case("explain", "not-a-number",
         "found \"-3\" at character 4; expected a whole number from 0 on", 4, board="1 2 -3 0"),
    case("explain", "missing-blank",
         "no square holds 0, the blank's number; if 9 is the blank, read the board with blank "
         "\"last\"", board="1 2 3/4 5 6/7 8 9"),
    case("explain", "ragged-rows",
         "row 1 has 2 numbers; expected 3, as in the first row", 1, board="1 2 3/4 5/6 7 0"),
    case("explain", "empty-row",
         "row 1 is empty; expected numbers on both sides of each /", 1, board="1 2 3//4 5 0"),
    case("explain", "open-bracket",
         "a bracket is not closed; expected as many closing as opening ones", board="[1, 2, 3, 0"),
    case("explain", "not-square",
         "5 numbers do not fill a square; give the size, or separate the rows by /",
         board="1 2 3 4 0"),
    case("explain", "wrong-count",
         "found 5 numbers; a 3x2 board has 6 squares", board="1 2 3 4 0", size="3x2"),
    case("explain", "size-mismatch", "the board is 3x3; expected 4x4", board=EIGHT, size="4x4"),
    case("explain", "bad-size",
         "found \"3 by 3\" where a size was expected, such as 4x4 or 5x3",
         board=EIGHT, size="3 by 3"),
    case("explain", "empty-size",
         "a 0x3 board has no squares; expected at least 1x1", board=EIGHT, size="0x3"),
    case("explain", "size-too-large",
         "a 1025x1024 board is too large; expected at most 2^20 = 1048576 squares",
         board=EIGHT, size="1025x1024"),
    case("explain", "unknown-goal",
         "found \"upside-down\"; expected blank-last, blank-first, snake, spiral or a board",
         board=EIGHT, goal="upside-down"),
    case("hint", "size-mismatch",
         "the goal is not a board: the board is 2x2; expected 3x3", board=EIGHT, goal="1 2/3 0"),
    case("solve", "size-mismatch",
         "the goal is not a board: the board is 2x2; expected 3x3", board=EIGHT, goal="1 2/3 0"),
    case("solve", "unknown-metric",
         "found \"qtm\"; expected stm or mtm", board=EIGHT, metric="qtm"),
    case("solve", "unknown-quality", "found \"best\"; expected auto, optimal, near, fast or teach",
         board=EIGHT, quality="best"),
    case("apply", "unknown-move",
         "found 'X' at character 2; expected a move: U, D, L or R, and perhaps a number", 2,
         board=EIGHT, moves="RDX"),
    case("apply", "bad-count",
         "D0 at character 1 moves nothing; expected a number from 1 on", 1,
         board=EIGHT, moves="RD0"),
    case("apply", "illegal-move",
         "move 3 is R, but no tile can travel there: the blank is at the edge", 2,
         board=EIGHT, moves="R3"),
    case("apply", "illegal-move",
         "move 1 is U, but no tile can travel there: the blank is at the edge", 0,
         board=EIGHT, moves="U"),
    case("scramble", "unknown-shuffle",
         "found \"riffle\" where a shuffle was expected: uniform, random-slides, legal-slides, "
         "no-backtrack-slides, swap-any, sattolo, fisher-yates, floor10",
         size="4x4", shuffle="riffle"),
    case("scramble", "unknown-fix",
         "found \"glue\" where a fix was expected: none, swap, article, reject",
         size="4x4", shuffle="swap-any", fix="glue"),
    case("scramble", "unknown-blank-square",
         "found \"corner\" where a blank square was expected: any, home",
         size="4x4", blank_square="corner"),
    case("scramble", "steps-without-slides",
         "sattolo has no steps; only the shuffles by slides count them",
         size="4x4", shuffle="sattolo", steps=3),
    case("scramble", "blank-home-with-slides",
         "legal-slides moves the blank; it cannot be kept at home",
         size="4x4", shuffle="legal-slides", steps=3,
         blank_square="home"),
    case("scramble", "no-repair",
         "fix swap cannot repair 1x5 boards: in a single line nothing can pass, so swapping two "
         "tiles helps hardly any", size="1x5", shuffle="swap-any", fix="swap"),
    case("scramble", "never-solvable",
         "swap-any deals no, or hardly any, 1x30 board that can be solved; reject would not end",
         size="1x30", shuffle="swap-any", fix="reject"),
    case("scramble", "index-too-large",
         "deal 281474976710656 is too far; expected an index below 2^48 = 281474976710656",
         size="4x4", start=2**48, count=1),
    case("scramble", "bad-size",
         "found \"four\" where a size was expected, such as 4x4 or 5x3", size="four"),
    case("scramble", "unknown-goal",
         "found \"upside-down\"; expected blank-last, blank-first, snake, spiral or a board",
         size="4x4", goal="upside-down"),
]




if __name__ == "__main__":
    FILES = (verdicts, blanks, algorithms, solutions, errors)
    finish({f"{lines.__name__}.toml": "\n".join(lines()) for lines in FILES})
