"""What Rust does: see the functions of the package, which prepare its arguments."""

from collections.abc import Callable
from typing import Any, final

import numpy as np
import numpy.typing as npt

from noyes._terms import Terms

__all__ = [
    "Boards",
    "Sample",
    "Scrambler",
    "__version__",
    "audit",
    "hint",
    "is_solvable",
    "parse_blank",
    "parse_size",
    "renamed",
    "renamed_goal",
    "solve",
    "take_faults",
]

__version__: str

@final
class Scrambler:
    def __new__(
        cls,
        size: str,
        goal: str,
        shuffle: str,
        steps: int | None,
        fix: str,
        blank_square: str,
        seed: str | None,
    ) -> Scrambler: ...
    @property
    def area(self) -> int: ...
    def check(self, start: int, count: int) -> None: ...
    def fill(self, start: int, cells: npt.NDArray[Any], threads: int | None) -> None: ...

@final
class Boards:
    @classmethod
    def from_texts(
        cls, texts: list[str], size: str | None, blank: str, single: bool
    ) -> Boards: ...
    @classmethod
    def from_cells(cls, cells: npt.NDArray[Any], size: str, single: bool) -> Boards: ...
    def __len__(self) -> int: ...
    def texts(self) -> list[str]: ...
    def numbers(self) -> npt.NDArray[np.uint32]: ...
    def is_solvable(self, goal: str) -> list[bool]: ...
    def explain(self, goal: str) -> list[str]: ...
    def apply(self, moves: str) -> Boards: ...
    def audit(self, goal: str, alpha: float, threads: int | None) -> str: ...

@final
class Sample:
    def __new__(cls, size: str, goal: str) -> Sample: ...
    def add(self, cells: npt.NDArray[Any], threads: int | None) -> None: ...
    def audit(self, alpha: float, errors: int) -> str: ...

def parse_blank(blank: str) -> str: ...
def parse_size(size: str) -> tuple[int, int]: ...
def renamed(
    numbers: npt.NDArray[np.uint64], size: str, blank: str, single: bool
) -> npt.NDArray[np.uint32]: ...
def renamed_goal(goal: str, size: str | None, blank: str) -> str: ...
def is_solvable(
    cells: npt.NDArray[Any], size: str, goal: str, threads: int | None
) -> npt.NDArray[np.bool_]: ...
def audit(
    cells: npt.NDArray[Any], size: str, goal: str, alpha: float, threads: int | None
) -> str: ...
def solve(
    boards: Boards, terms: Terms, progress: Callable[[int, int], object] | None
) -> list[str]: ...
def hint(boards: Boards, terms: Terms) -> list[str]: ...
def take_faults() -> list[str]: ...
