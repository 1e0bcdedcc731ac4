"""What every language must answer: `testdata`, byte for byte."""

from __future__ import annotations

import pathlib
import sys
from collections import defaultdict
from typing import Any

import pytest

import noyes

if sys.version_info >= (3, 11):
    import tomllib
else:
    tomllib = pytest.importorskip("tomli")

DATA = pathlib.Path(__file__).resolve().parents[3] / "testdata"


def cases(name: str, entry: str) -> list[dict[str, Any]]:
    found = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))[entry]
    assert found, f"{name} has no cases"
    return found


def numbers(board: str) -> list[int]:
    return [int(number) for number in board.replace("/", " ").split()]


RECIPE = ("goal", "shuffle", "steps", "fix", "blank_square")


def test_deals() -> None:
    together: dict[tuple[Any, ...], list[tuple[int, str]]] = defaultdict(list)
    for case in cases("deals", "deal"):
        recipe = {key: case[key] for key in RECIPE if key in case}
        dealt = noyes.scramble(1, case["size"], seed=case["seed"], start=case["index"], **recipe)
        assert dealt.tolist() == [numbers(case["board"])], case
        key = (case["seed"], case["size"], *sorted(recipe.items()))
        together[key].append((case["index"], case["board"]))
    for (seed, size, *recipe), boards in together.items():
        near = [(index, board) for index, board in boards if index < 2000]
        if not near:
            continue
        start = min(index for index, _ in near)
        count = max(index for index, _ in near) - start + 1
        bulk = noyes.scramble(count, size, seed=seed, start=start, **dict(recipe))
        for index, board in near:
            assert bulk[index - start].tolist() == numbers(board), (seed, size, recipe, index)


def test_ranks() -> None:
    for case in cases("ranks", "rank"):
        width, height = map(int, case["size"].split("x"))
        if width * height <= 64:
            explained = noyes.explain(case["board"], size=case["size"], goal=case["goal"])
            assert explained.rank == case["rank"], case


def test_verdicts() -> None:
    names = ("inversions", "inversion_sum", "blank_row_from_bottom", "rule", "explanation")
    for case in cases("verdicts", "verdict"):
        board, size, goal = case["board"], case["size"], case["goal"]
        explained = noyes.explain(board, size=size, goal=goal)
        assert explained.solvable is case["solvable"], case
        assert noyes.is_solvable(board, size=size, goal=goal) is case["solvable"], case
        batch = [numbers(board)] * 2
        assert (noyes.is_solvable(batch, size=size, goal=goal) == case["solvable"]).all()
        assert {name: getattr(explained, name) for name in names} == {n: case[n] for n in names}
        assert explained.repair == case.get("repair"), case


def test_blanks() -> None:
    for case in cases("blanks", "blank"):
        blank = case["blank"] if case["blank"] == "last" else int(case["blank"])
        options = {"size": case["size"], "goal": case["goal"], "blank": blank}
        assert noyes.is_solvable(case["board"], **options) is case["solvable"], case
        batch = [numbers(case["board"])] * 2
        assert (noyes.is_solvable(batch, **options) == case["solvable"]).all(), case
        assert noyes.explain(case["board"], **options).board == case["result"], case


def test_algorithms() -> None:
    for case in cases("algorithms", "algorithm"):
        board, moves, size = case["board"], case["moves"], case["size"]
        assert noyes.apply(board, moves, size=size) == case["result"], case
        moved = noyes.apply(numbers(board), moves, size=size)
        assert moved.ravel().tolist() == numbers(case["result"]), case


def test_solutions() -> None:
    for case in cases("solutions", "solution"):
        board, size, goal, metric = (case[key] for key in ("board", "size", "goal", "metric"))
        hint = noyes.hint(board, size=size, goal=goal, metric=metric)
        assert (hint.length, hint.optimal) == (case["length"], True), case
        assert sorted(hint.moves) == case["moves"], case
        answer = noyes.solve(board, size=size, goal=goal, metric=metric)
        assert (answer.length, answer.lower_bound) == (case["length"], case["length"]), case
        assert answer.optimal is True and answer.solution is not None
        home = noyes.apply(board, answer.solution, size=size)
        assert noyes.explain(home, size=size, goal=goal).rank == "0", case


CALLS = {
    "explain": noyes.explain,
    "hint": noyes.hint,
    "solve": noyes.solve,
    "audit": noyes.audit,
    "apply": noyes.apply,
    "scramble": noyes.scramble,
}


def test_errors() -> None:
    for case in cases("errors", "error"):
        arguments = dict(case)
        call, code, message = (arguments.pop(key) for key in ("call", "code", "message"))
        at = arguments.pop("at", None)
        first = []
        if call == "scramble":
            arguments.setdefault("count", 1)
            first = [arguments.pop("count")]
        else:
            board = arguments.pop("board")
            first = [[board] if call == "audit" else board]
        if call == "apply":
            first.append(arguments.pop("moves"))
        with pytest.raises(noyes.NoyesError) as raised:
            CALLS[call](*first, **arguments)
        found = raised.value
        assert (found.code, found.message, found.at) == (code, message, at), case
