"""Lists, arrays and texts, made into what Rust reads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from . import _noyes
from ._errors import NoyesError

Numbers = Union[npt.ArrayLike, "npt.NDArray[Any]"]
"""Numbers in lists or arrays."""
BoardsLike = Union[str, Sequence[str], Numbers]
"""One board or many, as texts or as numbers."""
INF = math.inf
MOST = 2**64 - 1
Blank = Union[int, str]
"""The number that stands for the blank, or ``"last"`` for the largest."""
Size = tuple[int, int]
"""Width and height."""


@dataclass(frozen=True)
class Cells:
    """Boards of one size, one a row of an array in C order."""

    cells: npt.NDArray[Any]
    size: str
    single: bool
    shape: tuple[int, ...]
    """The shape that they came in."""

    def boards(self) -> _noyes.Boards:
        """The same one by one."""
        return _noyes.Boards.from_cells(self.cells, self.size, self.single)


@dataclass(frozen=True)
class Texts:
    """Boards as texts, each of its own size."""

    texts: list[str]
    size: str | None
    blank: str
    single: bool

    def boards(self) -> _noyes.Boards:
        try:
            return _noyes.Boards.from_texts(self.texts, self.size, self.blank, self.single)
        except UnicodeEncodeError as wrong:
            row = None if self.single else self.texts.index(wrong.object)
            raise not_unicode(wrong, row) from None


def not_unicode(wrong: UnicodeEncodeError, row: int | None = None) -> NoyesError:
    """Half of a character, which no other program could read."""
    found = wrong.object[wrong.start]
    message = f"found {found!r}, which is no character; expected text"
    return NoyesError("invalid-utf8", message, wrong.start, row)


def read(boards: BoardsLike, size: str | None, blank: Blank = 0) -> Cells | Texts:
    """Sees what the boards are; whether they are boards, Rust says."""
    if size is not None and not isinstance(size, str):
        raise TypeError(f"size must be text such as '4x4', not {type(size).__name__}")
    mark = _mark(blank)
    if isinstance(boards, str):
        return Texts([boards], size, mark, single=True)
    if isinstance(boards, list):
        numbers = _noyes.small_numbers(boards)
        if numbers is not None:
            return _cells(numbers, size, mark)
    texts = _texts(boards)
    if texts is not None:
        return Texts(texts, size, mark, single=False)
    return _cells(_array(boards), size, mark)


def one(board: BoardsLike, size: str | None, blank: Blank = 0) -> Cells | Texts:
    """The same of what must be one board."""
    read_board = read(board, size, blank)
    if not read_board.single:
        message = "found a batch of boards; expected one board"
        raise NoyesError("bad-shape", message)
    return read_board


def goal_text(goal: BoardsLike, size: str | None, blank: Blank = 0) -> str:
    """A goal's name, or the text of the board that it is."""
    if not isinstance(goal, str):
        return one(goal, size, blank).boards().texts()[0]
    mark = _mark(blank)
    return goal if mark == "0" else _noyes.renamed_goal(goal, size, mark)


def _mark(blank: Blank) -> str:
    """The blank's number, or "last", as Rust reads it."""
    if type(blank) is int and blank == 0:
        return "0"
    if isinstance(blank, bool) or not isinstance(blank, (str, int, np.integer)):
        raise TypeError(f"blank must be a number or 'last', not {type(blank).__name__}")
    return _noyes.parse_blank(str(blank))


def _texts(boards: object) -> list[str] | None:
    """The texts of a list of texts; nothing if it is none."""
    if isinstance(boards, np.ndarray):
        if boards.dtype.kind not in "UOT" or boards.ndim != 1:
            return None
        boards = boards.tolist()
    if not isinstance(boards, (list, tuple)) or not any(isinstance(b, str) for b in boards):
        return None
    for row, text in enumerate(boards):
        if not isinstance(text, str):
            raise TypeError(f"row {row}: found {type(text).__name__} among texts; expected str")
    return [str(text) for text in boards]


def _array(boards: object) -> npt.NDArray[Any]:
    """An array of whole numbers of any size and order."""
    if isinstance(boards, (bytes, bytearray, dict, set, frozenset)) or boards is None:
        raise TypeError(f"found {type(boards).__name__}; expected boards as text, list or array")
    if isinstance(boards, np.ma.MaskedArray) and np.ma.is_masked(boards):
        raise NoyesError("bad-dtype", "found an array with masked numbers; expected whole numbers")
    try:
        array = np.asarray(boards)
    except ValueError:
        raise _ragged(boards) from None
    if array.ndim == 0:
        found = type(boards).__name__
        if isinstance(boards, np.ndarray):
            found = "an array without dimensions"
        raise TypeError(f"found {found}; expected boards as text, list or array")
    if array.size == 0:
        # An empty list has no type of its own.
        return array.astype(np.uint8)
    if array.dtype.kind in "iu":
        return array
    if array.dtype.kind == "f" and not isinstance(boards, np.ndarray):
        # NumPy makes floats of whole numbers, too, if only some of them fit into 63 bits.
        array = np.array(boards, dtype=object)
    return _whole(array)


def _whole(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Python's own numbers, if they are whole; else the error that says which is not."""
    flat = array.reshape(-1).tolist()
    if array.dtype.kind == "O":
        wrong = (k for k, number in enumerate(flat) if not _is_whole(number))
        found = next(wrong, None)
        if found is None:
            return array
        kind = ""
    else:
        # Any number of another kind is one too many; the plainest one is named.
        odd = (k for k, number in enumerate(flat) if number != number or number in (INF, -INF))
        found = next(odd, 0)
        kind = f" in an array of {array.dtype}"
    row, at = _place(array.shape, found)
    raise NoyesError("bad-dtype", f"found {flat[found]!r}{kind}; expected whole numbers", at, row)


def _is_whole(number: object) -> bool:
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


def _place(shape: tuple[int, ...], index: int) -> tuple[int | None, int]:
    """The row of a batch and the square in it; a flat board has no row."""
    if len(shape) == 1:
        return None, index
    area = math.prod(shape[1:])
    return index // area, index % area


def _ragged(boards: object) -> NoyesError:
    """Rows of different lengths: which is the first that differs?"""
    rows = boards if isinstance(boards, (list, tuple)) else []
    wrong = _first_odd(rows)
    if wrong is not None:
        at, message = wrong
        return NoyesError("ragged-rows", message, at, at)
    for row, board in enumerate(rows):
        wrong = _first_odd(board)
        if wrong is not None:
            at, message = wrong
            return NoyesError("ragged-rows", f"row {at} of the board: {message}", at, row)
    return NoyesError("bad-shape", "found lists of different shapes; expected rows of numbers")


def _first_odd(rows: Any) -> tuple[int, str] | None:
    """The first row that is as no row before, and how it is."""
    lengths = [len(row) if isinstance(row, (list, tuple, np.ndarray)) else -1 for row in rows]
    for at, length in enumerate(lengths):
        if length == lengths[0]:
            continue
        if -1 in (length, lengths[0]):
            found, rest = (rows[at], "numbers") if length < 0 else ("numbers", repr(rows[0]))
            return at, f"found {found} beside {rest}; expected rows of the same length"
        return at, f"found {length} numbers; expected {lengths[0]}, as in the row before"
    return None


def _cells(array: npt.NDArray[Any], text: str | None, mark: str) -> Cells:
    given = None if text is None else _noyes.parse_size(text)
    blank = int(mark) if mark != "last" else array.max() if array.size else 0
    shape = array.shape
    single = array.ndim == 1
    if array.ndim == 1:
        if array.size == 0:
            raise NoyesError("empty-board", "found no numbers; expected a board")
        size = _size_of(array.size, given)
    elif array.ndim == 2:
        rows = (shape[1], shape[0])
        single = rows == given if given else _is_one_board(array, blank)
        if not single and given and math.prod(given) != shape[1] and _is_one_board(array, blank):
            raise _mismatch(rows, given)
        size = rows if single else _size_of(shape[1], given, batch=shape[0])
    elif array.ndim == 3:
        size = (shape[2], shape[1])
        if given and size != given:
            raise _mismatch(size, given)
    else:
        message = f"found {array.ndim} dimensions; expected one for a board, two or three for many"
        raise NoyesError("bad-shape", message)
    area = math.prod(size)
    count = 1 if single else shape[0]
    if count and not area:
        raise NoyesError("empty-board", "found no numbers; expected a board", None, 0)
    array, name = array.reshape(count, area), "{}x{}".format(*(max(side, 1) for side in size))
    cells = _smallest(array, single) if mark == "0" else _renamed(array, name, mark, single)
    return Cells(cells, name, single, shape)


def _is_one_board(array: npt.NDArray[Any], blank: int) -> bool:
    """Whether rows are those of one board: then they hold one blank in all. A row by
    itself is a board of a batch, unless only a board of one row can have its length."""
    rows, columns = map(int, array.shape)
    if rows == 1:
        return not math.isqrt(columns) ** 2 == columns
    return rows > 1 and int(np.count_nonzero(array == blank)) == 1


def _size_of(count: int, given: Size | None, batch: int | None = None) -> Size:
    """The size of a board of so many numbers: as given, else a square."""
    if given is None:
        side = math.isqrt(count)
        if side * side == count:
            return side, side
        if batch == 0:
            return count, 1
        message = f"found {count} numbers, which fill no square; expected a size"
        raise NoyesError("not-square", message, None, None if batch is None else 0)
    if math.prod(given) != count:
        size = "{}x{}".format(*given)
        message = f"found {count} numbers; a {size} board has {math.prod(given)} squares"
        raise NoyesError("wrong-count", message, None, None if batch is None else 0)
    return given


def _mismatch(found: Size, given: Size) -> NoyesError:
    message = "the board is {}x{}; expected {}x{}".format(*found, *given)
    return NoyesError("size-mismatch", message)


def _smallest(array: npt.NDArray[Any], single: bool) -> npt.NDArray[Any]:
    """The same numbers in C order and in the smallest type that holds the tiles."""
    area = array.shape[1]
    kind = cell_type(area)
    most = np.iinfo(kind).max
    if array.size and array.dtype != kind and (array.min() < 0 or array.max() > most):
        row, at = divmod(int(np.argmax((array < 0) | (array > most))), area)
        # A row before may be wrong as well, and is then the first.
        before = _smallest(array[:row], single=False)
        _noyes.is_solvable(before, f"{area}x1", "blank-last", None)
        message = f"found {array[row, at]} on square {at}; expected numbers 0 to {area - 1}"
        raise NoyesError("tile-out-of-range", message, at, None if single else row)
    return np.require(array, kind, ["C_CONTIGUOUS", "ALIGNED"])


def _renamed(array: npt.NDArray[Any], size: str, mark: str, single: bool) -> npt.NDArray[Any]:
    """The same boards with 0 for the blank, their tiles renamed 1 to n - 1 in order."""
    wrong = (array < 0) | (array > MOST)
    if wrong.any():
        row, at = divmod(int(np.argmax(wrong)), array.shape[1])
        # A row before may be wrong as well, and is then the first.
        _renamed(array[:row], size, mark, single=False)
        message = f"found {array[row, at]} on square {at}; expected numbers from 0 to {MOST}"
        raise NoyesError("tile-out-of-range", message, at, None if single else row)
    numbers = np.require(array, np.uint64, ["C_CONTIGUOUS", "ALIGNED"])
    cells = _noyes.renamed(numbers, size, mark, single)
    return cells.astype(cell_type(array.shape[1])).reshape(array.shape)


def cell_type(area: int) -> type[np.unsignedinteger[Any]]:
    """The smallest type that holds the tiles of a board of so many squares."""
    return np.uint8 if area <= 256 else np.uint16 if area <= 65536 else np.uint32
