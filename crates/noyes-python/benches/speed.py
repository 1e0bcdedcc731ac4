"""How fast boards are judged and dealt, beside the functions that articles print.

The two ways take turns, in one process and on one thread each; what is taken is the
processor's time, and of seven rounds the median. Every answer that is timed is compared.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import noyes

ROUNDS = 7


def article_solvable(tiles: list[int], width: int) -> bool:
    """The article's double loop over a list, with the rule for even widths added."""
    count = 0
    for i in range(len(tiles) - 1):
        for j in range(i + 1, len(tiles)):
            if tiles[j] and tiles[i] and tiles[i] > tiles[j]:
                count += 1
    if width % 2 == 0:
        count += len(tiles) // width - 1 - tiles.index(0) // width
    return count % 2 == 0


def article_scramble(area: int, width: int) -> list[int]:
    """The article's way: shuffle until the board can be solved."""
    tiles = list(range(area))
    while True:
        random.shuffle(tiles)
        if article_solvable(tiles, width):
            return tiles


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    start = time.process_time()
    answer = work()
    return time.process_time() - start, answer


def line(
    name: str,
    baseline: str,
    ours: tuple[int, Callable[[], Any]],
    theirs: tuple[int, Callable[[], Any]],
    check: Callable[[Any, Any], bool],
) -> dict[str, Any]:
    """The figures of one benchmark: each way with the number of boards that one round is."""
    rates, ratios = [], []
    # Once each without the clock, for caches and first pages.
    ours[1](), theirs[1]()
    for _ in range(ROUNDS):
        (our_time, our_answer), (their_time, their_answer) = seconds(ours[1]), seconds(theirs[1])
        assert check(our_answer, their_answer), name
        rates.append(ours[0] / our_time)
        ratios.append(rates[-1] / (theirs[0] / their_time))
    return {
        "bench": name,
        "value": statistics.median(rates),
        "unit": "boards/s",
        "baseline": baseline,
        "ratio": statistics.median(ratios),
    }


def judging(width: int, height: int, kind: str) -> dict[str, Any]:
    """As many boards as the articles' function does in a moment, and for us the same ones
    again and again."""
    area, size = width * height, f"{width}x{height}"
    few = 64_000 // area**2 * 16
    dealt = noyes.scramble(few, size, shuffle="fisher-yates", seed="bench")
    lists = dealt.tolist()
    theirs = few, lambda: [article_solvable(tiles, width) for tiles in lists]
    name = f"python/is_solvable/{size}/{kind}"
    if kind == "one":
        ask = lambda: [noyes.is_solvable(tiles, size=size) for tiles in lists]  # noqa: E731
        return line(name, "articles-function", (few, ask), theirs, lambda a, b: a == b)
    times = 400 if kind == "array" else 20
    boards = dealt.repeat(times, axis=0)
    many: Any = boards if kind == "array" else boards.tolist()
    ours = few * times, lambda: noyes.is_solvable(many, size=size, threads=1)
    same = lambda a, b: a.reshape(few, times).T.tolist() == [b] * times  # noqa: E731
    return line(name, "articles-function", ours, theirs, same)


def dealing(width: int, height: int) -> dict[str, Any]:
    area, size = width * height, f"{width}x{height}"
    few = 32_000 // area**2 * 16
    many = few * 400

    def both_fair(ours: Any, theirs: list[list[int]]) -> bool:
        # Each side's boards, judged by the other's function.
        fine = noyes.is_solvable(theirs, size=size).all()
        return bool(fine) and all(article_solvable(tiles, width) for tiles in ours[:few].tolist())

    return line(
        f"python/scramble/{size}",
        "articles-function",
        (many, lambda: noyes.scramble(many, size, threads=1)),
        (few, lambda: [article_scramble(area, width) for _ in range(few)]),
        both_fair,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("filter", nargs="?", default="python")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    sides = [(3, 3), (4, 4), (5, 5)]
    benches: list[tuple[str, Callable[[], dict[str, Any]]]] = []
    for w, h in sides:
        for kind in ("array", "lists", "one"):
            name = f"python/is_solvable/{w}x{h}/{kind}"
            benches.append((name, lambda w=w, h=h, kind=kind: judging(w, h, kind)))
        benches.append((f"python/scramble/{w}x{h}", lambda w=w, h=h: dealing(w, h)))
    wanted = [run for name, run in benches if arguments.filter in name]
    if not wanted:
        parser.exit(2, f"no benchmark is called {arguments.filter!r}\n")
    if not arguments.json:
        print(f"{'benchmark':<28} {'value':>12}  {'unit':<14} {'ratio':>7}  baseline")
    for run in wanted:
        found = run()
        if arguments.json:
            print(json.dumps(found), flush=True)
        else:
            print(
                f"{found['bench']:<28} {found['value']:>12.4e}  {found['unit']:<14} "
                f"{found['ratio']:>7.2f}  {found['baseline']}",
                flush=True,
            )


if __name__ == "__main__":
    main()
