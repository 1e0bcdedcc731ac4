"""What counts as a board, and as many."""

from __future__ import annotations

import numpy as np
import plain
import pytest

import noyes

EIGHT = [1, 2, 3, 4, 5, 6, 7, 8, 0]
SWAPPED = [2, 1, 3, 4, 5, 6, 7, 8, 0]
ROWS = [[1, 2, 3], [4, 5, 6], [7, 8, 0]]


@pytest.mark.parametrize("width, height", [(2, 2), (3, 3), (3, 2), (2, 5), (4, 4), (7, 5), (17, 16)])
def test_answers_are_those_of_the_plain_way(width: int, height: int) -> None:
    generator = np.random.default_rng(width * 100 + height)
    boards = np.array([generator.permutation(width * height) for _ in range(300)])
    expected = [plain.solvable(tiles, width) for tiles in boards.tolist()]
    assert 0 < sum(expected) < 300
    size = f"{width}x{height}"
    for kind in (np.uint16, np.uint32, np.int32, np.int64, ">i4", ">u2", "<u8", object):
        answers = noyes.is_solvable(boards.astype(kind), size=size)
        assert answers.dtype == np.bool_ and answers.tolist() == expected
    nested = boards.reshape(-1, height, width)
    for same in (
        nested,
        boards.tolist(),
        np.asfortranarray(boards),
        np.asfortranarray(nested),
        np.repeat(boards, 2, axis=1)[:, ::2],
        boards[::-1][::-1],
    ):
        assert noyes.is_solvable(same, size=size).tolist() == expected
    texts = ["/".join(" ".join(map(str, row)) for row in board) for board in nested.tolist()]
    assert noyes.is_solvable(texts).tolist() == expected
    for threads in (1, 2, 5):
        assert noyes.is_solvable(boards, size=size, threads=threads).tolist() == expected


def test_one_board_in_many_forms() -> None:
    forms = [
        EIGHT,
        tuple(EIGHT),
        range(9, 18),
        np.array(EIGHT),
        np.array(EIGHT, ">i2"),
        ROWS,
        np.array(ROWS),
        np.asfortranarray(ROWS),
        [tuple(row) for row in ROWS],
        "1 2 3/4 5 6/7 8 0",
        "1,2,3,4,5,6,7,8,0",
        np.str_("1 2 3/4 5 6/7 8 0"),
        str(ROWS),
    ]
    forms.remove(range(9, 18))
    for board in forms:
        assert noyes.is_solvable(board) is True
        assert noyes.explain(board).board == "1 2 3/4 5 6/7 8 0"
    # Read column by column, this one has another answer.
    skew = np.asfortranarray([[1, 2, 3], [4, 5, 6], [8, 7, 0]])
    assert noyes.explain(skew).board == "1 2 3/4 5 6/8 7 0"
    assert noyes.explain([1, 2, 3, 0, 4, 5], size="2x3").board == "1 2/3 0/4 5"
    assert noyes.explain([[1, 2, 3], [0, 4, 5]]).size == "3x2"
    assert noyes.explain([[1, 2, 0]]).size == "3x1"
    assert noyes.explain([[1], [0]]).size == "1x2"
    assert noyes.is_solvable([[1, 2, 0, 3]], size="4x1") is True


def test_many_boards_in_many_forms() -> None:
    readonly = np.array([EIGHT, SWAPPED], np.uint8)
    readonly.flags.writeable = False
    for boards in (
        [EIGHT, SWAPPED],
        (EIGHT, SWAPPED),
        readonly,
        np.array([EIGHT, SWAPPED]).reshape(2, 3, 3),
        [ROWS, [[2, 1, 3], [4, 5, 6], [7, 8, 0]]],
        ["1 2 3/4 5 6/7 8 0", "2 1 3 4 5 6 7 8 0"],
        np.array(["1 2 3/4 5 6/7 8 0", "2 1 3 4 5 6 7 8 0"]),
        # Texts have sizes of their own.
        ["1 2/3 0", "2 1/3 0"],
        ["1 2 3 0", "2 1 3 4 5 6 7 8 0"],
    ):
        assert noyes.is_solvable(boards).tolist() == [True, False]
        assert [answer.solvable for answer in noyes.solve(boards)] == [True, False]
    # What `scramble` deals is a batch, be it of one board.
    for size in ("2x2", "3x3", "4x4"):
        assert noyes.is_solvable(noyes.scramble(1, size)).tolist() == [True]
    assert noyes.is_solvable([EIGHT]).tolist() == [True]


def test_nothing() -> None:
    for empty in (np.empty((0, 9)), np.empty((0, 16), np.uint8), np.empty((0, 3, 3), int)):
        answers = noyes.is_solvable(empty)
        assert answers.shape == (0,) and answers.dtype == np.bool_
        assert noyes.solve(empty) == []
        assert noyes.apply(empty.astype(np.uint8), "").shape == empty.shape
    assert noyes.is_solvable(np.empty((0, 6)), size="3x2").shape == (0,)
    assert noyes.scramble(0).shape == (0, 16)
    for nothing in ([], (), np.empty(0), [[]], [[], []], np.empty((2, 0))):
        with pytest.raises(noyes.NoyesError) as raised:
            noyes.is_solvable(nothing)
        assert raised.value.code == "empty-board"


def error(boards: object, **arguments: object) -> tuple[str, int | None, int | None]:
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.is_solvable(boards, **arguments)  # type: ignore[arg-type]
    found = raised.value
    assert str(found).endswith(found.message) and found.message
    # Solving reads boards the same way.
    with pytest.raises(noyes.NoyesError) as again:
        noyes.solve(boards, quality="fast", **arguments)  # type: ignore[arg-type]
    assert again.value.args == found.args
    return found.code, found.at, found.row


def batch(change: object = 5) -> np.ndarray:
    """Six boards, of which one may have another number on one square."""
    boards = np.array([EIGHT] * 6, object)
    boards[3, 4] = change
    return boards


@pytest.mark.parametrize("kind", ["u1", "u2", "u4", "i2", ">i4", "i8", "u8", object])
def test_wrong_numbers_are_told_with_their_row(kind: str) -> None:
    assert error(batch(8).astype(kind)) == ("duplicate-tile", 7, 3)
    assert error(batch(9).astype(kind)) == ("tile-out-of-range", 4, 3)
    assert error(batch(9).astype(kind).reshape(6, 3, 3)) == ("tile-out-of-range", 4, 3)
    assert error(batch(8).astype(kind)[3]) == ("duplicate-tile", 7, None)
    assert error(batch(8).astype(kind)[3].reshape(3, 3)) == ("duplicate-tile", 7, None)


@pytest.mark.parametrize("number", [-1, -(2**40), 256, 65536, 2**32, 2**32 + 5, 2**62, 2**63, 2**64 - 1, 2**70, -(2**70)])
def test_numbers_that_fit_nowhere(number: int) -> None:
    wrong = batch(number).tolist()
    assert error(wrong) == ("tile-out-of-range", 4, 3)
    assert error(wrong[3]) == ("tile-out-of-range", 4, None)
    with pytest.raises(noyes.NoyesError, match=f"row 3: found {number} on square 4; expected"):
        noyes.is_solvable(wrong)
    # The first row that is wrong is told, whatever is wrong with it.
    wrong[1][0] = 2
    assert error(wrong) == ("duplicate-tile", 1, 1)


def test_what_is_no_whole_number() -> None:
    nan, inf = float("nan"), float("inf")
    for number in (nan, inf, -inf):
        assert error(batch(number).astype(float)) == ("bad-dtype", 4, 3)
    with pytest.raises(noyes.NoyesError, match="row 3: found nan in an array of float64; expected"):
        noyes.is_solvable(batch(nan).astype(float))
    for kind in (float, np.float32, bool, complex, "M8[s]", "m8[s]"):
        assert error(np.array(EIGHT).astype(kind)) == ("bad-dtype", 0, None)
        assert error(batch().astype(int).astype(kind)) == ("bad-dtype", 0, 0)
    for thing in (None, 1.0, nan, True, "5", b"5", object()):
        assert error(batch(thing)) == ("bad-dtype", 4, 3)
    assert error([1, 2, None, 0]) == ("bad-dtype", 2, None)
    masked = np.ma.masked_equal(np.array([EIGHT]), 5)
    assert error(masked)[0] == "bad-dtype"


def test_wrong_shapes() -> None:
    assert error(np.zeros((1, 1, 1, 1), int)) == ("bad-shape", None, None)
    assert error([1, 2, 3, 4, 0]) == ("not-square", None, None)
    assert error([1, 2, 3, 0], size="3x3") == ("wrong-count", None, None)
    assert error([EIGHT, EIGHT], size="4x4") == ("wrong-count", None, 0)
    assert error(ROWS, size="3x2") == ("size-mismatch", None, None)
    assert error([ROWS, ROWS], size="2x2") == ("size-mismatch", None, None)
    assert error([[1, 2, 3], [4, 0]]) == ("ragged-rows", 1, 1)
    assert error([EIGHT, [1, 2, 3, 0]]) == ("ragged-rows", 1, 1)
    assert error([[[1, 2], [3, 0]], [[1, 2], [3]]]) == ("ragged-rows", 1, 1)
    assert error([[1, 2, 3, 0], 5]) == ("ragged-rows", 1, 1)
    assert error([5, [1, 2, 3, 0]]) == ("ragged-rows", 1, 1)
    assert error("1 2/3 \ud800") == ("invalid-utf8", 6, None)
    assert error(["1 2/3 0", "1 2/3 \ud800"]) == ("invalid-utf8", 6, 1)
    assert error([[1, 2, 3, 4, 0]] * 2) == ("not-square", None, 0)
    assert error(["1 2/3 0", "1 2/3"]) == ("ragged-rows", 1, 1)
    assert error(["1 2/3 0", "1 2/3 3"]) == ("duplicate-tile", 3, 1)
    assert error(["1 2/3 0", ""]) == ("empty-board", None, 1)
    assert error("") == ("empty-board", None, None)
    assert error(["1 2/3 0"], size="3x3") == ("size-mismatch", None, 0)
    assert error(EIGHT, size="3by3") == ("bad-size", None, None)
    assert error(EIGHT, size="0x3") == ("empty-size", None, None)
    assert error(np.arange(2**20 + 1).reshape(1, -1), size="2000x2000")[0] == "size-too-large"


def test_what_could_never_be_a_board() -> None:
    for thing in (None, 5, 5.0, {1: 2}, {1, 2}, b"1 2/3 0", object(), iter(EIGHT), lambda: 0):
        with pytest.raises(TypeError):
            noyes.is_solvable(thing)  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="without dimensions"):
        noyes.is_solvable(np.array(5))
    with pytest.raises(TypeError, match="row 1"):
        noyes.is_solvable(["1 2/3 0", 5])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="size"):
        noyes.is_solvable(EIGHT, size=3)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        noyes.is_solvable(EIGHT, goal=5)  # type: ignore[call-overload]


def test_one_board_where_one_is_asked_for() -> None:
    for boards in ([EIGHT, EIGHT], ["1 2/3 0"], np.empty((0, 9))):
        for ask in (noyes.explain, noyes.hint):
            with pytest.raises(noyes.NoyesError, match="expected one board"):
                ask(boards)


def test_goals() -> None:
    snake = [1, 2, 3, 6, 5, 4, 7, 8, 0]
    assert noyes.is_solvable(snake, goal="snake") is True
    assert noyes.is_solvable(snake) is False
    for goal in (snake, np.array(snake).reshape(3, 3), "1 2 3/6 5 4/7 8 0", "1 2 3 6 5 4 7 8 0"):
        assert noyes.is_solvable([snake, EIGHT], goal=goal).tolist() == [True, False]
        assert noyes.explain(EIGHT, goal=goal).goal == "snake"
    assert error(EIGHT, goal="1 2/3 0")[0] == "size-mismatch"
    assert error(EIGHT, goal="upside-down")[0] == "unknown-goal"


def test_another_blank() -> None:
    from_zero, from_one = [6, 3, 2, 8, 4, 7, 5, 1, 0], [7, 4, 3, 9, 5, 8, 6, 2, 1]
    read = [7, 4, 3, 0, 5, 8, 6, 2, 1]
    text = "7 4 3/0 5 8/6 2 1"
    for board in (
        from_zero,
        from_one,
        np.array(from_one, ">i4"),
        np.array(from_one, object),
        np.reshape(from_one, (3, 3)),
        np.asfortranarray(np.reshape(from_zero, (3, 3))),
        "[6, 3, 2, 8, 4, 7, 5, 1, 0]",
    ):
        explained = noyes.explain(board, blank="last")
        assert (explained.board, explained.solvable) == (text, noyes.is_solvable(read))
        assert noyes.is_solvable(board, blank="last") is explained.solvable
    assert noyes.explain([40, 30, 10, 2**64 - 1], blank=40).board == "0 2/1 3"
    # Many of them, in arrays and in texts, with a goal that is written in the same way.
    many = np.array([from_one, from_one[::-1]] * 3)
    expected = noyes.is_solvable([read, read[::-1]] * 3).tolist()
    for boards in (many, many.reshape(-1, 3, 3), [str(board) for board in many.tolist()]):
        assert noyes.is_solvable(boards, blank="last").tolist() == expected
        assert noyes.is_solvable(boards, blank=np.uint8(9)).tolist() == expected
        assert [answer.board for answer in noyes.solve(boards, blank=9)][0] == text
    goal = [9, 1, 2, 3, 4, 5, 6, 7, 8]
    for first in (goal, str(goal), "blank-first", np.reshape(goal, (3, 3))):
        assert noyes.explain(many[0], goal=first, blank="last").goal == "blank-first"
        assert noyes.hint(goal, goal=first, blank=9).length == 0
    dealt = noyes.scramble(3000, "3x3", seed="blank").astype(int)
    assert noyes.audit(np.where(dealt == 0, 9, dealt), blank="last") == noyes.audit(dealt)
    # Moves are made on the board as it is read.
    assert noyes.apply([1, 2, 3, 4], "D", blank="last").tolist() == [1, 0, 3, 2]
    assert noyes.apply(np.array([[3, 1], [2, 0]]), "L", blank=2).tolist() == [[3, 2], [1, 0]]
    assert noyes.apply("1 2/3 4", "D", blank="last") == "1 0/3 2"


def test_another_blank_that_is_wrong() -> None:
    board = [1, 2, 3, 4]
    assert error(board) == ("tile-out-of-range", 3, None)
    assert error("1 2/3 4") == ("missing-blank", None, None)
    assert error([board, [1, 2, 3, 5]], blank=4, size="2x2") == ("missing-blank", None, 1)
    assert error([board, [1, 2, 2, 4]], blank="last") == ("duplicate-tile", 2, 1)
    assert error(["1 2/3 4", "1 1/3 4"], blank=4) == ("duplicate-tile", 1, 1)
    assert error([board, [1, -2, 3, 4]], blank=4) == ("tile-out-of-range", 1, 1)
    twice = [[1, 2, 3, 3], [1, 2**64, 3, 4]]
    assert error(twice, blank=4, size="2x2") == ("duplicate-tile", 3, 0)
    assert error([board, [1, 2**64, 3, 4]], blank=4) == ("tile-out-of-range", 1, 1)
    assert error([1.0, 2.0, 3.0, 4.0], blank=4)[0] == "bad-dtype"
    assert error(board, blank=4, goal="upside-down")[0] == "unknown-goal"
    assert error(board, blank=4, goal="1 2/3 0")[0] == "missing-blank"
    for blank in ("first", "", -1, "4.0"):
        assert error(board, blank=blank)[0] == "bad-blank"
    for wrong in (None, 4.0, True, b"last", [4]):
        with pytest.raises(TypeError, match="blank"):
            noyes.is_solvable(board, blank=wrong)  # type: ignore[call-overload]


def test_apply() -> None:
    generator = np.random.default_rng(5)
    board = noyes.scramble(1, "5x3", seed="apply")[0]
    moves = ""
    for letter in generator.choice(list("UDLR"), 300):
        try:
            noyes.apply(board, moves + letter, size="5x3")
        except noyes.NoyesError as wrong:
            assert (wrong.code, wrong.at) == ("illegal-move", len(moves))
        else:
            moves += letter
    moved = noyes.apply(board, moves, size="5x3")
    assert moved.tolist() == plain.slide(board.tolist(), 5, moves)
    assert (moved.dtype, moved.shape) == (board.dtype, board.shape)
    nested = noyes.apply(board.reshape(3, 5), moves)
    assert nested.tolist() == moved.reshape(3, 5).tolist()
    assert noyes.apply([ROWS, ROWS], "R").tolist() == [[[1, 2, 3], [4, 5, 6], [7, 0, 8]]] * 2
    assert noyes.apply(["1 2/3 0", "1 2/0 3"], "D") == ["1 0/3 2", "0 2/1 3"]
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.apply(["1 2/0 3", "1 2/3 0"], "L")
    assert (raised.value.code, raised.value.at, raised.value.row) == ("illegal-move", 0, 1)
