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
    single: bool

    def boards(self) -> _noyes.Boards:
        return _noyes.Boards.from_texts(self.texts, self.size, self.single)


def read(boards: BoardsLike, size: str | None) -> Cells | Texts:
    """Sees what the boards are; whether they are boards, Rust says."""
    if size is not None and not isinstance(size, str):
        raise TypeError(f"size must be text such as '4x4', not {type(size).__name__}")
    if isinstance(boards, str):
        return Texts([boards], size, single=True)
    texts = _texts(boards)
    if texts is not None:
        return Texts(texts, size, single=False)
    return _cells(_array(boards), size)


def one(board: BoardsLike, size: str | None) -> Cells | Texts:
    """The same of what must be one board."""
    read_board = read(board, size)
    if not read_board.single:
        message = "found a batch of boards; expected one board"
        raise NoyesError("bad-shape", message)
    return read_board


def goal_text(goal: BoardsLike, size: str | None) -> str:
    """A goal's name, or the text of the board that it is."""
    return goal if isinstance(goal, str) else one(goal, size).boards().texts()[0]


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
        raise TypeError(f"found {type(boards).__name__}; expected boards as text, list or array")
    if array.size == 0:
        # An empty list has no type of its own.
        return array.astype(np.uint8)
    if array.dtype.kind in "iu":
        return array
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
    first = -1
    for row, numbers in enumerate(boards if isinstance(boards, (list, tuple)) else []):
        length = len(numbers) if isinstance(numbers, (list, tuple, np.ndarray)) else 0
        if row > 0 and length != first:
            message = f"found {length} numbers; expected {first}, as in the row before"
            return NoyesError("ragged-rows", message, row, row)
        first = length
    return NoyesError("bad-shape", "found lists of different shapes; expected rows of numbers")


def _cells(array: npt.NDArray[Any], text: str | None) -> Cells:
    given = None if text is None else _noyes.parse_size(text)
    shape = array.shape
    single = array.ndim == 1
    if array.ndim == 1:
        if array.size == 0:
            raise NoyesError("empty-board", "found no numbers; expected a board")
        size = _size_of(array.size, given)
    elif array.ndim == 2:
        rows = (shape[1], shape[0])
        single = rows == given if given else _is_one_board(array)
        if not single and given and math.prod(given) != shape[1] and _is_one_board(array):
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
    cells = _smallest(array.reshape(count, area), single)
    return Cells(cells, "{}x{}".format(*(max(side, 1) for side in size)), single, shape)


def _is_one_board(array: npt.NDArray[Any]) -> bool:
    """Whether rows are those of one board: then they hold one blank in all. A row by
    itself is a board of a batch, unless only a board of one row can have its length."""
    rows, columns = map(int, array.shape)
    if rows == 1:
        return not math.isqrt(columns) ** 2 == columns
    return rows > 1 and int(np.count_nonzero(array == 0)) == 1


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


def cell_type(area: int) -> type[np.unsignedinteger[Any]]:
    """The smallest type that holds the tiles of a board of so many squares."""
    return np.uint8 if area <= 256 else np.uint16 if area <= 65536 else np.uint32
