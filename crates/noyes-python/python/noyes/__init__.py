"""Sliding puzzles: fair deals, verdicts with their reasons, hints, solutions, audits.

A board is text (``"1 2 3/4 5 6/7 8 0"``: rows separated by ``/``, 0 the blank), a flat
list or array, or nested rows; many boards are a list of texts, an array with one board
a row, or one of three dimensions. Whatever else is no board raises :class:`NoyesError`,
which says what was found, on which square and in which row. ``blank`` names another
number for the blank, or ``"last"`` for the largest; in answers the blank is 0 and the
tiles are renamed 1 to n - 1 in order. Functions work without the interpreter's lock, on
all cores unless ``threads`` says otherwise; Ctrl-C ends them.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from . import _noyes
from ._answers import Answer, Audit, Explanation, Hint, Solution, Test
from ._boards import Blank, BoardsLike, Cells, cell_type, goal_text, not_unicode, one, read
from ._errors import NoyesError
from ._noyes import __version__
from ._terms import Terms, thread_count, whole, whole_or_none

__all__ = [
    "Answer",
    "Audit",
    "BoardsLike",
    "Explanation",
    "Hint",
    "NoyesError",
    "Solution",
    "Test",
    "__version__",
    "apply",
    "audit",
    "explain",
    "hint",
    "is_solvable",
    "scramble",
    "solve",
]


def scramble(
    count: int,
    size: str = "4x4",
    *,
    seed: str | int | None = None,
    start: int = 0,
    goal: BoardsLike = "blank-last",
    shuffle: str = "uniform",
    steps: int | None = None,
    fix: str = "none",
    blank_square: str = "any",
    threads: int | None = None,
) -> npt.NDArray[Any]:
    """Deal boards: an array of shape (count, squares), 0 the blank.

    Its type is uint8 up to 256 squares, uint16 up to 65536, else uint32. By default
    every solvable board is exactly as likely as any other. A seed (text, or a number,
    which is its digits) gives the same boards for ever, on every machine and in every
    language; ``start`` skips deals, at no cost. ``shuffle`` (with ``steps``), ``fix``
    and ``blank_square`` name the articles' flawed ways, to compare with.

    >>> scramble(2, "3x3", seed="docs")
    array([[7, 4, 1, 8, 2, 0, 5, 3, 6],
           [1, 0, 6, 7, 8, 3, 4, 2, 5]], dtype=uint8)
    """
    if seed is not None and not isinstance(seed, str):
        if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)):
            raise TypeError(f"seed must be text or a whole number, not {type(seed).__name__}")
        seed = str(seed)
    _text(size, "size")
    count, start = whole(count, "count"), whole(start, "start")
    threads = thread_count(threads)
    goal = goal_text(goal, size)
    steps = whole_or_none(steps, "steps")
    try:
        scrambler = _noyes.Scrambler(size, goal, shuffle, steps, fix, blank_square, seed)
    except UnicodeEncodeError as wrong:
        raise not_unicode(wrong) from None
    scrambler.check(start, count)
    try:
        cells = np.empty((count, scrambler.area), cell_type(scrambler.area))
    except ValueError as error:
        # More than could be counted is more than there is.
        raise MemoryError(str(error)) from None
    scrambler.fill(start, cells, threads)
    return cells


@overload
def is_solvable(
    boards: str,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    threads: int | None = None,
) -> bool: ...
@overload
def is_solvable(
    boards: list[str],
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    threads: int | None = None,
) -> npt.NDArray[np.bool_]: ...
@overload
def is_solvable(
    boards: BoardsLike,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    threads: int | None = None,
) -> Any: ...
def is_solvable(
    boards: BoardsLike,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    threads: int | None = None,
) -> Any:
    """Whether slides lead from a board to the goal: a bool, or an array of them for many.

    >>> is_solvable("2 1 3/4 5 6/7 8 0")
    False
    >>> is_solvable([[1, 2, 3, 0], [2, 1, 3, 0]])
    array([ True, False])
    """
    found = read(boards, size, blank)
    goal = goal_text(goal, size, blank)
    threads = thread_count(threads)
    if isinstance(found, Cells) and not found.single:
        answers = _noyes.is_solvable(found.cells, found.size, goal, threads)
    else:
        answers = np.array(found.boards().is_solvable(goal), np.bool_)
    return bool(answers[0]) if found.single else answers


def explain(
    board: BoardsLike,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
) -> Explanation:
    """Whether a board can be solved, and why: the inversions, the rule, the repair.

    >>> explain("2 1 3/4 5 6/7 8 0").repair
    [2, 1]
    """
    found = one(board, size, blank)
    return Explanation._from_json(found.boards().explain(goal_text(goal, size, blank))[0])


def hint(
    board: BoardsLike,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    metric: str = "stm",
    quality: str = "auto",
    tables: str = "small",
    time_limit: float | None = None,
    threads: int | None = None,
) -> Hint:
    """What to do next on a board, and how far the goal is.

    >>> hint("1 2 3/4 0 5/7 8 6").move
    'L'
    """
    found = one(board, size, blank)
    goal = goal_text(goal, size, blank)
    terms = _terms(goal, metric, quality, tables, time_limit, None, None, threads)
    answers = _noyes.hint(found.boards(), terms)
    _tell_faults()
    return Hint._from_json(answers[0])


Progress = Callable[[int, int], object]


@overload
def solve(
    boards: str,
    *,
    metric: str = "stm",
    quality: str = "auto",
    time_limit: float | None = None,
    progress: Progress | None = None,
    goal: BoardsLike = "blank-last",
    size: str | None = None,
    blank: Blank = 0,
    tables: str = "small",
    nodes: int | None = None,
    memory: int | None = None,
    threads: int | None = None,
) -> Solution: ...
@overload
def solve(
    boards: list[str],
    *,
    metric: str = "stm",
    quality: str = "auto",
    time_limit: float | None = None,
    progress: Progress | None = None,
    goal: BoardsLike = "blank-last",
    size: str | None = None,
    blank: Blank = 0,
    tables: str = "small",
    nodes: int | None = None,
    memory: int | None = None,
    threads: int | None = None,
) -> list[Solution]: ...
@overload
def solve(
    boards: BoardsLike,
    *,
    metric: str = "stm",
    quality: str = "auto",
    time_limit: float | None = None,
    progress: Progress | None = None,
    goal: BoardsLike = "blank-last",
    size: str | None = None,
    blank: Blank = 0,
    tables: str = "small",
    nodes: int | None = None,
    memory: int | None = None,
    threads: int | None = None,
) -> Any: ...
def solve(
    boards: BoardsLike,
    *,
    metric: str = "stm",
    quality: str = "auto",
    time_limit: float | None = None,
    progress: Progress | None = None,
    goal: BoardsLike = "blank-last",
    size: str | None = None,
    blank: Blank = 0,
    tables: str = "small",
    nodes: int | None = None,
    memory: int | None = None,
    threads: int | None = None,
) -> Any:
    """Solve a board, or many: a :class:`Solution`, or a list of them.

    ``metric`` is ``stm`` (each tile that moves counts) or ``mtm`` (a slide of several
    counts once). ``quality`` is ``auto`` (shortest up to 4x4, short within ten seconds
    above), ``optimal``, ``near``, ``fast`` or ``teach`` (as people do, step by step).
    ``time_limit`` (seconds) and ``nodes`` are for each board, ``memory`` (bytes) for all;
    ``tables`` is ``small``, ``standard`` or ``large``. That a board cannot be solved is
    an answer, no error. ``progress(done, total)`` is called in the caller's thread a few
    times a second and at the end; what it raises ends the work, as Ctrl-C does.

    >>> answer = solve("1 2 3/4 0 5/7 8 6")
    >>> answer.solution, answer.length, answer.optimal
    ('LU', 2, True)
    """
    found = read(boards, size, blank)
    goal = goal_text(goal, size, blank)
    terms = _terms(goal, metric, quality, tables, time_limit, nodes, memory, threads)
    if progress is not None and not callable(progress):
        raise TypeError(f"progress must be callable, not {type(progress).__name__}")
    answers = _noyes.solve(found.boards(), terms, progress)
    _tell_faults()
    solutions = [Solution._from_json(answer) for answer in answers]
    return solutions[0] if found.single else solutions


def audit(
    boards: BoardsLike,
    *,
    size: str | None = None,
    goal: BoardsLike = "blank-last",
    blank: Blank = 0,
    alpha: float = 0.001,
    threads: int | None = None,
) -> Audit:
    """Whether boards, all of one size, could come from a fair dealer.

    A fair dealer is called ``not-fair`` with probability ``alpha`` at most.

    >>> audit(scramble(10_000, seed="fair")).verdict
    'consistent'
    """
    found = read(boards, size, blank)
    goal = goal_text(goal, size, blank)
    threads = thread_count(threads)
    if isinstance(found, Cells) and not found.single:
        answer = _noyes.audit(found.cells, found.size, goal, alpha, threads)
    else:
        answer = found.boards().audit(goal, alpha, threads)
    return Audit._from_json(answer)


@overload
def apply(
    board: str, algorithm: str, *, size: str | None = None, blank: Blank = 0
) -> str: ...
@overload
def apply(
    board: list[str], algorithm: str, *, size: str | None = None, blank: Blank = 0
) -> list[str]: ...
@overload
def apply(
    board: BoardsLike, algorithm: str, *, size: str | None = None, blank: Blank = 0
) -> Any: ...
def apply(
    board: BoardsLike, algorithm: str, *, size: str | None = None, blank: Blank = 0
) -> Any:
    """Make moves: text gives text, numbers give an array of the same shape.

    Letters say where tiles travel: ``U D L R``, with a number for several, as in ``L3``.

    >>> apply("1 2 3/4 5 6/0 7 8", "L2")
    '1 2 3/4 5 6/7 8 0'
    >>> apply([1, 2, 0, 3], "L")
    array([1, 2, 3, 0], dtype=uint8)
    """
    found = read(board, size, blank)
    moved = found.boards().apply(_text(algorithm, "algorithm"))
    if isinstance(found, Cells):
        return moved.numbers().astype(found.cells.dtype).reshape(found.shape)
    return moved.texts()[0] if found.single else moved.texts()


def _terms(
    goal: str,
    metric: str,
    quality: str,
    tables: str,
    time_limit: float | None,
    nodes: int | None,
    memory: int | None,
    threads: int | None,
) -> Terms:
    return Terms(
        goal=goal,
        metric=_text(metric, "metric"),
        quality=_text(quality, "quality"),
        tables=_text(tables, "tables"),
        time_limit=time_limit,
        nodes=whole_or_none(nodes, "nodes"),
        memory=whole_or_none(memory, "memory"),
        threads=thread_count(threads),
    )


def _text(value: str, name: str) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{name} must be text, not {type(value).__name__}")
    return value


def _tell_faults() -> None:
    """Files of tables that are not sound are built anew; that is worth a warning."""
    for fault in _noyes.take_faults():
        warnings.warn(f"{fault}; answers are not affected", RuntimeWarning, stacklevel=3)
