"""Solving and auditing on many machines, by Ray: the extra ``noyes[ray]``.

Boards come from Parquet files with a column ``board`` (texts, or lists of numbers) and
perhaps a column ``size``, or from a Ray Dataset with these columns. Worker processes take
them in parts; each of them reads or builds the solver's tables once. All machines must
see the files of input and output under the same paths.
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
import pathlib
import shutil
from collections.abc import Iterator
from typing import Any, Union

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import ray.data

from . import _noyes
from . import solve as _solve
from ._answers import Audit, Solution
from ._boards import cell_type
from ._errors import NoyesError
from ._terms import whole

Source = Union[str, "os.PathLike[str]", ray.data.Dataset]
Part = dict[str, Any]

MANIFEST = "_noyes.json"
# The columns of the command line's Parquet files of solutions.
_SCHEMA = pa.schema(
    [
        ("line", pa.int64()),
        ("board", pa.string()),
        ("size", pa.string()),
        ("goal", pa.string()),
        ("solvable", pa.bool_()),
        ("solution", pa.string()),
        ("length", pa.int64()),
        ("lower_bound", pa.int64()),
        ("optimal", pa.bool_()),
        ("metric", pa.string()),
        ("method", pa.string()),
        ("nodes", pa.int64()),
        ("seconds", pa.float64()),
        ("stopped", pa.string()),
        ("explanation", pa.string()),
        ("steps", pa.string()),
        ("error_code", pa.string()),
        ("error_message", pa.string()),
        ("error_at", pa.int64()),
    ]
)


def solve(
    source: Source,
    output: str | os.PathLike[str],
    *,
    workers: int = 2,
    rows: int = 1000,
    goal: str = "blank-last",
    metric: str = "stm",
    quality: str = "auto",
    tables: str = "standard",
    time_limit: float | None = None,
    nodes: int | None = None,
) -> list[pathlib.Path]:
    """Solve all boards; the answers are Parquet files in the folder ``output``.

    ``source`` is a Parquet file, a folder of them, a pattern, or a Ray Dataset, which is
    written to ``output`` first. Every ``rows`` boards are one file of answers, with the
    columns of ``noyes solve --output``; ``line`` counts the boards of all files from 1. A
    file is there when it is complete, so that after a worker's or everybody's death the
    same call goes on with what is missing. It refuses a folder that was begun with other
    boards or settings: :class:`NoyesError`, ``resume-mismatch``. A board that is none has
    its error in its row. Each worker is a process with one thread. Returns the files.
    """
    whole(rows - 1, "rows - 1"), whole(workers - 1, "workers - 1")
    settings: dict[str, Any] = {
        "goal": goal,
        "metric": metric,
        "quality": quality,
        "tables": tables,
        "time_limit": time_limit,
        "nodes": nodes,
    }
    # What is wrong with these is better said now than of every board.
    _solve(np.empty((0, 16)), **{**settings, "goal": "blank-last"})
    folder = pathlib.Path(output).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    parts = list(_parts(_files(source, folder), rows))
    _check_manifest(folder, {"parts": parts, "settings": settings})
    missing = [part for part in parts if not (folder / part["name"]).exists()]
    if missing:
        ray.data.from_items(missing).map_batches(
            _Solver,
            fn_constructor_args=(str(folder), settings),
            batch_size=1,
            num_cpus=1,
            compute=ray.data.ActorPoolStrategy(size=min(workers, len(missing))),
        ).materialize()
    return [folder / part["name"] for part in parts]


def audit(
    source: Source,
    *,
    size: str,
    workers: int = 2,
    rows: int = 10_000,
    goal: str = "blank-last",
    alpha: float = 0.001,
) -> Audit:
    """Whether boards of one size could come from a fair dealer.

    The workers read and check the boards; the caller counts them as they come, in bounded
    memory, since repeated boards are found only by those who see all. A worker that dies is
    replaced and its part read again. What is no board of the size is counted in ``errors``.
    Nothing is kept on disk but a Dataset while it is read.
    """
    whole(rows - 1, "rows - 1"), whole(workers - 1, "workers - 1")
    sample, errors = _noyes.Sample(size, goal), 0
    width, height = _noyes.parse_size(size)
    if isinstance(source, ray.data.Dataset):
        found = source.map_batches(_Reader, **_reading(size, rows, workers))
    else:
        items = list(_parts(_files(source, None), rows))
        found = ray.data.from_items(items).map_batches(_Reader, **_reading(size, 1, workers))
    for batch in found.iter_batches(batch_size=None, batch_format="pyarrow"):
        for cells, wrong in zip(batch["cells"].to_pylist(), batch["errors"].to_pylist()):
            errors += wrong
            boards = np.frombuffer(cells, cell_type(width * height))
            sample.add(boards.reshape(-1, width * height), None)
    return Audit._from_json(sample.audit(alpha, errors))


def _reading(size: str, batch_size: int, workers: int) -> dict[str, Any]:
    return {
        "fn_constructor_args": (size,),
        "batch_size": batch_size,
        "batch_format": "pyarrow",
        "num_cpus": 1,
        "compute": ray.data.ActorPoolStrategy(size=workers),
    }


def _files(source: Source, folder: pathlib.Path | None) -> list[str]:
    """The Parquet files, in an order that does not change."""
    if isinstance(source, ray.data.Dataset):
        assert folder is not None
        boards = folder / "_input"
        if not boards.exists():
            unfinished = folder / "_input.part"
            shutil.rmtree(unfinished, ignore_errors=True)
            source.write_parquet(str(unfinished))
            unfinished.rename(boards)
        source = boards
    path = os.path.abspath(source)
    found = [path] if os.path.isfile(path) else sorted(glob.glob(path))
    if os.path.isdir(path):
        found = sorted(str(file) for file in pathlib.Path(path).glob("*.parquet"))
    if not found:
        raise FileNotFoundError(f"there are no Parquet files at {path}")
    return found


def _parts(files: list[str], rows: int) -> Iterator[Part]:
    """What is read and answered at a time: some rows of a row group of a file."""
    line = 1
    for number, file in enumerate(files):
        parquet = pq.ParquetFile(file)
        if "board" not in parquet.schema_arrow.names:
            raise NoyesError("missing-board", f'{file} has no column "board"')
        metadata = json.dumps(parquet.metadata.to_dict(), default=str, sort_keys=True)
        digest = hashlib.sha256(metadata.encode()).hexdigest()[:16]
        for group in range(parquet.num_row_groups):
            count = parquet.metadata.row_group(group).num_rows
            for start in range(0, count, rows):
                stop = min(count, start + rows)
                last = line + stop - start - 1
                name = f"{pathlib.Path(file).stem}-{number:05}-{line:012}-{last:012}.parquet"
                yield {
                    "name": name,
                    "file": file,
                    "digest": digest,
                    "group": group,
                    "start": start,
                    "stop": stop,
                    "line": line,
                }
                line = last + 1


def _check_manifest(folder: pathlib.Path, expected: dict[str, Any]) -> None:
    """What a folder's answers are answers to."""
    path = folder / MANIFEST
    expected = json.loads(json.dumps(expected))
    if not path.exists():
        _write_whole(path, lambda file: pathlib.Path(file).write_text(json.dumps(expected)))
    elif json.loads(path.read_text()) != expected:
        message = f"{folder} was begun with other boards or settings; expected the same, or another"
        raise NoyesError("resume-mismatch", f"{message} folder")


def _write_whole(path: pathlib.Path, write: Any) -> None:
    """A file is there as a whole or not at all."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.part")
    write(unfinished)
    os.replace(unfinished, path)


def _read(part: Part) -> pa.Table:
    parquet = pq.ParquetFile(part["file"])
    columns = [name for name in ("board", "size") if name in parquet.schema_arrow.names]
    table = parquet.read_row_group(int(part["group"]), columns)
    return table.slice(int(part["start"]), int(part["stop"]) - int(part["start"]))


def _rows(table: pa.Table) -> Iterator[tuple[Any, str | None]]:
    """Boards and their sizes. Lists are read as texts of lists are."""
    boards = table["board"].to_pylist()
    sizes = table["size"].to_pylist() if "size" in table.column_names else [None] * len(boards)
    for board, size in zip(boards, sizes):
        if isinstance(board, list):
            board = json.dumps(board)
        yield board, size if isinstance(size, str) else None


def _checked(board: Any, size: str | None) -> _noyes.Boards:
    if not isinstance(board, str):
        kind = "null" if board is None else type(board).__name__
        message = f"found {kind} for a board; expected a string or an array"
        raise NoyesError("missing-board", message)
    return _noyes.Boards.from_texts([board], size, "0", True)


class _Solver:
    """A worker: its process keeps the tables that it has read."""

    def __init__(self, folder: str, settings: dict[str, Any]) -> None:
        self.folder = pathlib.Path(folder)
        self.settings = settings

    def __call__(self, batch: dict[str, Any]) -> dict[str, Any]:
        part = {name: values[0] for name, values in batch.items()}
        answers = [
            self.row(int(part["line"]) + k, board, size)
            for k, (board, size) in enumerate(_rows(_read(part)))
        ]
        table = pa.Table.from_pylist(answers, schema=_SCHEMA)
        _write_whole(self.folder / str(part["name"]), lambda file: pq.write_table(table, file))
        return {"name": [str(part["name"])], "rows": [len(answers)]}

    def row(self, line: int, board: Any, size: str | None) -> dict[str, Any]:
        try:
            _checked(board, size)
            answer: Solution = _solve(board, size=size, threads=1, **self.settings)
        except NoyesError as error:
            return {
                "line": line,
                "error_code": error.code,
                "error_message": error.message,
                "error_at": error.at,
            }
        steps = None if answer.steps is None else json.dumps(answer.steps, separators=(",", ":"))
        return {**vars(answer), "line": line, "steps": steps}


class _Reader:
    """A worker that makes numbers of boards, and counts what is none."""

    def __init__(self, size: str) -> None:
        self.size = size
        width, height = _noyes.parse_size(size)
        self.type = cell_type(width * height)

    def __call__(self, table: pa.Table) -> pa.Table:
        if "digest" in table.column_names:
            table = _read(table.to_pylist()[0])
        found, errors = [], 0
        for board, size in _rows(table):
            try:
                # A board that says another size is read as it says, and is then none of these.
                if size is not None and _noyes.parse_size(size) != _noyes.parse_size(self.size):
                    raise NoyesError("size-mismatch", "another size")
                found.append(_checked(board, self.size).numbers().astype(self.type))
            except NoyesError:
                errors += 1
        cells = np.concatenate(found).tobytes() if found else b""
        return pa.table({"cells": pa.array([cells], pa.large_binary()), "errors": [errors]})
