"""Slow, plain ways to say what the package says."""

from __future__ import annotations


def solvable(tiles: list[int], width: int) -> bool:
    """By pairs and the blank's row, to the goal with the blank last, on boards wider than one."""
    pairs = [(a, b) for k, a in enumerate(tiles) for b in tiles[k + 1 :] if a and b]
    inversions = sum(a > b for a, b in pairs)
    if width % 2:
        return inversions % 2 == 0
    height = len(tiles) // width
    return (inversions + height - 1 - tiles.index(0) // width) % 2 == 0


def slide(tiles: list[int], width: int, moves: str) -> list[int]:
    """Letters alone: each moves a tile into the blank."""
    tiles = list(tiles)
    for letter in moves:
        blank = tiles.index(0)
        tile = blank + {"L": 1, "R": -1, "U": width, "D": -width}[letter]
        assert 0 <= tile < len(tiles)
        assert letter in "UD" or tile // width == blank // width
        tiles[blank], tiles[tile] = tiles[tile], tiles[blank]
    return tiles
