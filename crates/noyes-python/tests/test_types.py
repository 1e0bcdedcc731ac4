"""The types that are promised, and the examples that are printed."""

from __future__ import annotations

import doctest
import os
import pathlib
import re
import subprocess
import sys

import pytest

import noyes

EXAMPLE = '''
from typing import Any

import numpy as np
import numpy.typing as npt
from typing_extensions import assert_type

import noyes

boards: npt.NDArray[Any] = noyes.scramble(3, "4x4", seed=1, start=5)
assert_type(noyes.is_solvable("1 2/3 0"), bool)
assert_type(noyes.is_solvable(["1 2/3 0"]), npt.NDArray[np.bool_])
some: npt.NDArray[np.bool_] = noyes.is_solvable(boards, size="4x4", goal=[[1, 2], [3, 0]])
assert_type(noyes.explain([[1, 2], [3, 0]]).repair, list[int] | None)
assert_type(noyes.hint(boards[0], time_limit=1).move, str | None)
assert_type(noyes.solve("1 2/3 0").length, int | None)
assert_type(noyes.solve(["1 2/3 0"], progress=print), list[noyes.Solution])
assert_type(noyes.audit(boards).tests[0].p, float)
assert_type(noyes.apply("1 2/3 0", "D"), str)
assert_type(noyes.apply(["1 2/3 0"], "D"), list[str])
try:
    noyes.explain("")
except noyes.NoyesError as error:
    assert_type((error.code, error.at, error.row), tuple[str, int | None, int | None])
noyes.scramble("3")  # type: ignore[arg-type]
noyes.solve("1 2/3 0", metrik="stm")  # type: ignore[call-overload]
'''


# Through libraries without types nothing can be followed.
LOOSE = "disallow_any_unimported = False\nwarn_return_any = False\n"


def check(*arguments: str, folder: pathlib.Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder), "MYPY_CACHE_DIR": str(folder / "cache")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_typed_program_and_the_package_itself(tmp_path: pathlib.Path) -> None:
    (tmp_path / "example.py").write_text(EXAMPLE)
    settings = tmp_path / "mypy.ini"
    # Ray and Arrow have no types of their own, or are not there.
    untyped = "[mypy-ray.*,pyarrow.*]\nignore_missing_imports = True\nfollow_imports = skip\n"
    settings.write_text("[mypy]\nstrict = True\n" + untyped + "[mypy-noyes.ray]\n" + LOOSE)
    check("mypy", "--config-file", "mypy.ini", "-p", "noyes", "-m", "example", folder=tmp_path)


def test_the_stubs_are_those_of_the_library(tmp_path: pathlib.Path) -> None:
    check("mypy.stubtest", "noyes._noyes", "--concise", folder=tmp_path)


def test_the_examples_of_the_documentation() -> None:
    done = doctest.testmod(noyes)
    assert done.attempted >= 10 and done.failed == 0


def test_the_version_is_the_one_of_the_workspace(root: pathlib.Path) -> None:
    found = re.search(r'^version = "(.+)"$', (root / "Cargo.toml").read_text(), re.MULTILINE)
    assert found is not None and noyes.__version__ == found[1]


def blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", ["docs/python.md", "crates/noyes-python/README.md", "README.md"])
def test_the_pages_run_as_printed(page: str, root: pathlib.Path, tmp_path: pathlib.Path) -> None:
    text = (root / page).read_text(encoding="utf-8")
    if page == "README.md":
        text = text.split("\n### In Python\n")[1].split("\n### ")[0]
    examples = blocks(text)
    assert examples
    for example in examples:
        if "noyes.ray" in example:
            pytest.importorskip("ray", reason="Ray is not installed")
        # Of a session, what is printed is compared; of a program, nothing may fail.
        if example.startswith(">>>"):
            test = doctest.DocTestParser().get_doctest(example, {"noyes": noyes}, page, page, 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            runner.run(test)
            assert runner.failures == 0
        else:
            # Ray and what it stands on warn of things that are their own.
            warnings = "default" if "noyes.ray" in example else "error"
            done = subprocess.run(
                [sys.executable, "-W", warnings, "-c", example],
                cwd=tmp_path, capture_output=True, text=True,
            )
            assert done.returncode == 0, done.stderr
