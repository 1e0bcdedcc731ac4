"""Numbers and names that several functions take."""

from __future__ import annotations

import operator
from dataclasses import dataclass

from ._errors import NoyesError

MOST_THREADS = 1024


@dataclass(frozen=True)
class Terms:
    """What solutions are to be like, and what they may cost."""

    goal: str
    metric: str
    quality: str
    tables: str
    time_limit: float | None
    nodes: int | None
    memory: int | None
    threads: int | None


def whole(value: int, name: str, most: int = 2**64 - 1) -> int:
    """A number from 0 on."""
    number = operator.index(value)
    if not 0 <= number <= most:
        raise NoyesError("out-of-range", f"found {name}={number}; expected 0 to {most}")
    return number


def whole_or_none(value: int | None, name: str) -> int | None:
    return None if value is None else whole(value, name)


def thread_count(value: int | None) -> int | None:
    if value is None:
        return None
    number = operator.index(value)
    if not 1 <= number <= MOST_THREADS:
        message = f"found {number}; expected a number of threads from 1 to {MOST_THREADS}"
        raise NoyesError("bad-threads", message)
    return number
