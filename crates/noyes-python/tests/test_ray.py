"""Many processes on this machine, as if it were several."""

from __future__ import annotations

import os
import pathlib
import signal
import threading
import time
from collections.abc import Iterator

import pytest

import noyes

pytest.importorskip("ray", reason="Ray is not installed")
pa = pytest.importorskip("pyarrow")
import pyarrow.parquet as pq  # noqa: E402
import ray  # noqa: E402

import noyes.ray  # noqa: E402

# Ray and what it stands on warn of things that are their own.
pytestmark = pytest.mark.filterwarnings("ignore")

ROWS = 12


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, configure_logging=False)
    ray.data.DataContext.get_current().enable_progress_bars = False
    yield
    ray.shutdown()


@pytest.fixture
def boards(tmp_path: pathlib.Path) -> pathlib.Path:
    """Texts of several sizes, and among them some that are no boards."""
    texts: list[str | None] = []
    for k in range(60):
        size = ["2x3", "3x3", "3x3", "4x3"][k % 4]
        width = int(size[0])
        rows = noyes.scramble(1, size, seed=k, shuffle="fisher-yates").reshape(-1, width)
        texts.append("/".join(" ".join(map(str, row)) for row in rows))
    texts[7], texts[20], texts[33] = "1 2 2 0", None, "no board"
    path = tmp_path / "in.parquet"
    pq.write_table(pa.table({"board": texts}), path, row_group_size=25)
    return path


def answers(files: list[pathlib.Path]) -> list[dict[str, object]]:
    rows = [row for file in files for row in pq.read_table(file).to_pylist()]
    return [{name: row[name] for name in row if name != "seconds"} for row in rows]


def expected(path: pathlib.Path) -> list[dict[str, object]]:
    """What one process says, board by board."""
    rows = []
    for line, text in enumerate(pq.read_table(path)["board"].to_pylist(), 1):
        row: dict[str, object] = dict.fromkeys(noyes.ray._SCHEMA.names)
        try:
            if text is None:
                row["error_message"] = "found null for a board; expected a string or an array"
                row.update(line=line, error_code="missing-board")
            else:
                row.update({**noyes.solve(text, tables="standard").to_dict(), "line": line})
        except noyes.NoyesError as error:
            row.update(line=line, error_code=error.code, error_message=error.message)
            row["error_at"] = error.at
        del row["seconds"]
        rows.append(row)
    return rows


def test_solve_says_what_one_process_says(boards: pathlib.Path, tmp_path: pathlib.Path) -> None:
    files = noyes.ray.solve(boards, tmp_path / "out", rows=ROWS)
    # No part goes beyond a row group: 25 are 12, 12 and 1.
    assert [pq.read_metadata(file).num_rows for file in files] == [12, 12, 1, 12, 12, 1, 10]
    assert answers(files) == expected(boards)
    # What is there is not done again, and what is not there is.
    before = {file: file.stat().st_mtime_ns for file in files}
    files[3].unlink()
    assert noyes.ray.solve(boards, tmp_path / "out", rows=ROWS) == files
    assert [file for file in files if file.stat().st_mtime_ns != before[file]] == [files[3]]
    assert answers(files) == expected(boards)
    # Nothing else is left behind.
    left = {path.name for path in (tmp_path / "out").iterdir()}
    assert left == {file.name for file in files} | {noyes.ray.MANIFEST}
    for other in ({"metric": "mtm"}, {"rows": ROWS + 1}):
        with pytest.raises(noyes.NoyesError) as raised:
            noyes.ray.solve(boards, tmp_path / "out", **{"rows": ROWS, **other})  # type: ignore
        assert raised.value.code == "resume-mismatch"
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.ray.solve(boards, tmp_path / "other", metric="qtm")
    assert raised.value.code == "unknown-metric"


def test_a_killed_worker_loses_nothing(boards: pathlib.Path, tmp_path: pathlib.Path) -> None:
    out, killed = tmp_path / "out", []

    def kill_a_worker() -> None:
        # Whoever has written a part while others are to come is at work.
        while len(list(out.glob("*.parquet"))) < 2:
            time.sleep(0.01)
        for process in pathlib.Path("/proc").iterdir():
            if process.name.isdigit():
                try:
                    command = (process / "cmdline").read_text()
                except OSError:
                    continue
                if "_Solver" in command or "MapWorker" in command:
                    os.kill(int(process.name), signal.SIGKILL)
                    killed.append(command)
                    return

    killer = threading.Thread(target=kill_a_worker)
    killer.start()
    files = noyes.ray.solve(boards, out, rows=1, workers=2)
    killer.join()
    assert killed and len(files) == 60
    assert answers(files) == expected(boards)


def test_a_dataset(boards: pathlib.Path, tmp_path: pathlib.Path) -> None:
    dealt = noyes.scramble(30, "3x3", seed="dataset").astype(int)
    dataset = ray.data.from_items([{"board": board.tolist(), "size": "3x3"} for board in dealt])
    for _ in range(2):
        files = noyes.ray.solve(dataset, tmp_path / "out", rows=ROWS)
    found = {row["board"]: row["length"] for row in answers(files)}
    same = {answer.board: answer.length for answer in noyes.solve(dealt)}
    assert found == same


def test_audit_says_what_one_process_says(tmp_path: pathlib.Path) -> None:
    dealt = noyes.scramble(5000, "4x4", shuffle="swap-any", seed="audit")
    path = tmp_path / "boards.parquet"
    rows = [board.tolist() for board in dealt] + [[1, 1, 1], None]
    pq.write_table(pa.table({"board": rows}), path, row_group_size=2000)
    alone = noyes.audit(dealt).to_dict()
    assert noyes.ray.audit(path, size="4x4", rows=700).to_dict() == {**alone, "errors": 2}
    dataset = ray.data.from_items([{"board": board.tolist()} for board in dealt])
    assert noyes.ray.audit(dataset, size="4x4").to_dict() == alone
    with pytest.raises(noyes.NoyesError) as raised:
        noyes.ray.audit(path, size="5x5")
    assert raised.value.code == "no-boards"
