"""What is answered, and how."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import noyes

# Nobody finds a shortest solution of these within a test's patience.
HARD = noyes.scramble(3, "6x6", seed="hard")


def test_scramble_has_the_smallest_type_and_the_shape() -> None:
    for size, kind in (("16x16", np.uint8), ("17x16", np.uint16), ("257x256", np.uint32)):
        boards = noyes.scramble(2, size, seed="types")
        width, height = map(int, size.split("x"))
        assert (boards.dtype, boards.shape) == (kind, (2, width * height))
        assert boards.flags.c_contiguous and boards.flags.writeable
        assert (np.sort(boards) == np.arange(width * height)).all()
        assert noyes.is_solvable(boards, size=size).all()


def test_scramble_is_random_access() -> None:
    boards = noyes.scramble(200_000, seed="noyes")
    assert (noyes.scramble(5, seed="noyes", start=150_000) == boards[150_000:150_005]).all()
    for threads in (1, 3):
        assert (noyes.scramble(200_000, seed="noyes", threads=threads) == boards).all()
    assert (noyes.scramble(3, seed=42) == noyes.scramble(3, seed="42")).all()
    assert (noyes.scramble(3) != noyes.scramble(3)).any()
    assert noyes.is_solvable(boards).all()


def test_scramble_deals_by_other_recipes() -> None:
    swapped = noyes.scramble(1000, shuffle="swap-any", seed="r")
    assert 400 < noyes.is_solvable(swapped).sum() < 600
    assert noyes.is_solvable(noyes.scramble(1000, shuffle="swap-any", fix="swap", seed="r")).all()
    still = noyes.scramble(2, "3x3", shuffle="legal-slides", steps=0)
    assert still.tolist() == [[1, 2, 3, 4, 5, 6, 7, 8, 0]] * 2
    home = noyes.scramble(100, blank_square="home", goal="blank-first")
    assert (home[:, 0] == 0).all()


@pytest.mark.parametrize(
    "arguments, code",
    [
        ({"count": -1}, "out-of-range"),
        ({"start": -1}, "out-of-range"),
        ({"steps": -1, "shuffle": "legal-slides"}, "out-of-range"),
        ({"count": 2**48 + 1}, "index-too-large"),
        ({"start": 2**48}, "index-too-large"),
        ({"threads": 0}, "bad-threads"),
        ({"threads": 10**9}, "bad-threads"),
    ],
)
def test_scramble_refuses(arguments: dict[str, int], code: str) -> None:
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.scramble(**{"count": 1, **arguments})  # type: ignore[arg-type]
    assert raised.value.code == code


def test_wrong_types_are_type_errors() -> None:
    for arguments in (
        {"count": 1.5},
        {"count": "1"},
        {"count": None},
        {"size": (4, 4)},
        {"seed": 1.5},
        {"seed": b"seed"},
        {"goal": 5},
        {"shuffle": None},
        {"steps": "3"},
        {"threads": 1.0},
    ):
        with pytest.raises(TypeError):
            noyes.scramble(**{"count": 1, **arguments})  # type: ignore[arg-type]
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.scramble(1, seed="half \ud800")
    assert (raised.value.code, raised.value.at) == ("invalid-utf8", 5)
    for arguments in ({"metric": 1}, {"quality": None}, {"time_limit": "1s"}, {"progress": 5}, {"nodes": 0.5}):
        with pytest.raises(TypeError):
            noyes.solve("1 2/3 0", **arguments)  # type: ignore[call-overload]
    with pytest.raises(TypeError):
        noyes.apply("1 2/3 0", 5)  # type: ignore[call-overload]


def test_too_much_memory_is_a_memory_error() -> None:
    with pytest.raises(MemoryError):
        noyes.scramble(2**48, "1000x1000")


def test_answers_are_values() -> None:
    answer = noyes.explain("2 1 3/4 5 6/7 8 0")
    assert answer == noyes.explain([2, 1, 3, 4, 5, 6, 7, 8, 0])
    assert answer != noyes.explain([1, 2, 3, 4, 5, 6, 7, 8, 0])
    assert repr(answer).startswith("Explanation(line=1, board='2 1 3/4 5 6/7 8 0', size='3x3'")
    assert answer.to_dict()["repair"] == [2, 1] == answer.repair
    assert json.loads(json.dumps(answer.to_dict())) == answer.to_dict()
    for same in (copy.deepcopy(answer), pickle.loads(pickle.dumps(answer))):
        assert same == answer
    with pytest.raises(dataclasses.FrozenInstanceError):
        answer.solvable = True  # type: ignore[misc]


def test_errors_are_values_too() -> None:
    with pytest.raises(ValueError, match=r"^row 1: tile 5 stands on squares 4 and 5$") as raised:
        noyes.is_solvable(["1 2/3 0", "1 2 3/4 5 5/7 8 0"])
    error = pickle.loads(pickle.dumps(raised.value))
    assert isinstance(error, noyes.NoyesError)
    assert (error.code, error.at, error.row) == ("duplicate-tile", 5, 1)
    assert error.message == "tile 5 stands on squares 4 and 5"


def test_hint() -> None:
    hint = noyes.hint("1 2 3/4 0 5/7 8 6")
    assert (hint.move, hint.tile, hint.moves, hint.length) == ("L", 5, ["L"], 2)
    assert noyes.hint("1 2 3/4 5 6/0 7 8", metric="mtm").move == "L2"
    assert noyes.hint([1, 2, 3, 0]).move is None
    unsolvable = noyes.hint([2, 1, 3, 0])
    assert unsolvable.solvable is False and unsolvable.explanation is not None


def test_solve() -> None:
    boards = noyes.scramble(50, "3x3", seed="solve")
    calls: list[tuple[int, int]] = []
    answers = noyes.solve(boards, progress=lambda done, total: calls.append((done, total)))
    assert calls[-1] == (50, 50) and calls == sorted(calls)
    assert [answer.line for answer in answers] == list(range(1, 51))
    for board, answer in zip(boards, answers):
        assert answer.optimal and answer.length == answer.lower_bound
        assert noyes.apply(board, answer.solution).tolist() == [1, 2, 3, 4, 5, 6, 7, 8, 0]
        assert len(noyes.apply(board, answer.solution)) == 9
    same = noyes.solve(boards, threads=1)
    assert [(a.solution, a.length) for a in same] == [(a.solution, a.length) for a in answers]
    one = noyes.solve(boards[7])
    assert (one.line, one.solution) == (1, answers[7].solution)
    assert noyes.solve([1, 2, 3, 0]).solution == ""
    unsolvable = noyes.solve([2, 1, 3, 0])
    assert (unsolvable.solvable, unsolvable.solution) == (False, None)
    lesson = noyes.solve(boards[0], quality="teach")
    assert lesson.steps and all(step["text"] and step["moves"] is not None for step in lesson.steps)
    assert noyes.solve(boards[0], metric="mtm").length < answers[0].length


def test_limits() -> None:
    for limit in ({"time_limit": 0.05}, {"nodes": 1000}):
        answer = noyes.solve(HARD[0], quality="optimal", **limit)
        assert answer.stopped == {"time_limit": "time", "nodes": "nodes"}[next(iter(limit))]
        assert answer.optimal is False and answer.lower_bound <= answer.length
    assert noyes.solve(HARD[0], quality="fast", time_limit=float("inf")).solution
    for time in (-1, float("nan")):
        with pytest.raises(noyes.NoyesError) as raised:
            noyes.solve(HARD[0], time_limit=time)
        assert raised.value.code == "bad-time"


class Enough(Exception):
    pass


def test_what_progress_raises_ends_the_work() -> None:
    threads = set()

    def enough(done: int, total: int) -> None:
        threads.add(threading.get_ident())
        raise Enough

    with pytest.raises(Enough):
        noyes.solve(HARD, quality="optimal", progress=enough)
    with pytest.raises(Enough):
        noyes.solve("1 2/3 0", progress=enough)
    assert threads == {threading.get_ident()}


INTERRUPTED = """
import noyes, signal, threading
# Whoever starts the tests in the background may have told them to ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)
boards = noyes.scramble(3, "6x6", seed="hard")
def ready(done, total):
    print("working", flush=True)
try:
    {call}
except KeyboardInterrupt:
    assert threading.active_count() == 1
    print("interrupted", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize(
    "call",
    [
        'noyes.solve(boards, quality="optimal", progress=ready)',
        'ready(0, 0); noyes.hint(boards[0], quality="optimal")',
        'ready(0, 0); [noyes.scramble(1 << 22) for _ in range(1 << 30)]',
        'many = noyes.scramble(1 << 22); ready(0, 0); [noyes.audit(many) for _ in range(1 << 30)]',
    ],
)
def test_ctrl_c(call: str) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED.format(call=call)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    try:
        assert child.stdout.readline() == "working\n"
        child.send_signal(signal.SIGINT)
        assert child.stdout.readline() == "interrupted\n"
        assert child.wait() == 0
    finally:
        child.kill()
        child.stdout.close()


def test_other_threads_go_on() -> None:
    # Each waits until both are in their callback: with the lock held throughout, for ever.
    both = threading.Barrier(2)

    def meet(done: int, total: int) -> None:
        if not both.broken:
            both.wait(timeout=60)
        raise Enough

    def work() -> bool:
        with pytest.raises(Enough):
            noyes.solve(HARD, quality="optimal", progress=meet, threads=1)
        return True

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda _: work(), range(2))) == [True, True]


def test_threads_share_the_package() -> None:
    expected = [noyes.scramble(2000, "5x4", seed=k) for k in range(4)]

    def work(k: int) -> bool:
        boards = noyes.scramble(2000, "5x4", seed=k % 4)
        solvable = noyes.is_solvable(boards, size="5x4")
        return bool((boards == expected[k % 4]).all() and solvable.all())

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(32)))


def test_audit() -> None:
    boards = noyes.scramble(20_000, seed="audit")
    fair = noyes.audit(boards)
    assert (fair.verdict, fair.boards, fair.unsolvable) == ("consistent", 20_000, 0)
    assert {"blank-square", "repeats"} <= {test.name for test in fair.tests} | {
        skipped["name"] for skipped in fair.skipped
    }
    unfair = noyes.audit(noyes.scramble(20_000, shuffle="swap-any", seed="audit"))
    assert unfair.verdict == "not-fair" and unfair.unsolvable > 9000
    assert any(test.p_corrected < 0.001 for test in unfair.tests)
    for same in (boards.astype(int), np.asfortranarray(boards), boards.reshape(-1, 4, 4)):
        assert noyes.audit(same, threads=2) == fair
    texts = ["/".join(" ".join(map(str, row)) for row in b) for b in boards[:2000].reshape(-1, 4, 4)]
    assert noyes.audit(texts) == noyes.audit(boards[:2000])
    for wrong, code in (
        ({"alpha": 0.0}, "bad-alpha"),
        ({"alpha": float("nan")}, "bad-alpha"),
        ({"goal": "1 2/3 0"}, "size-mismatch"),
    ):
        with pytest.raises(noyes.NoyesError) as raised:
            noyes.audit(boards, **wrong)  # type: ignore[arg-type]
        assert raised.value.code == code
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.audit(boards[:0])
    assert raised.value.code == "no-boards"
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.audit(["1 2/3 0", "1 2 3/4 5 6/7 8 0"])
    assert (raised.value.code, raised.value.row) == ("size-mismatch", 1)
    boards[15_000, 3] = boards[15_000, 2]
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.audit(boards)
    assert (raised.value.code, raised.value.at, raised.value.row) == ("duplicate-tile", 3, 15_000)
