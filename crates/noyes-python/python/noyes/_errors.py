"""The one class of errors."""

from __future__ import annotations


class NoyesError(ValueError):
    """What is wrong with a board, a goal, a number or a name.

    ``code`` is a stable word such as ``"duplicate-tile"``; the project's
    ``docs/errors.md`` lists all. ``message`` is for people. ``at`` says where,
    counted from 0: a square, a character or a move, as the code says. Of many
    boards, ``row`` says which one, counted from 0.
    """

    # Where programs get it from.
    __module__ = "noyes"

    def __init__(
        self, code: str, message: str, at: int | None = None, row: int | None = None
    ) -> None:
        # All of them, so that the error can be pickled.
        super().__init__(code, message, at, row)
        self.code = code
        self.message = message
        self.at = at
        self.row = row

    def __str__(self) -> str:
        return self.message if self.row is None else f"row {self.row}: {self.message}"
