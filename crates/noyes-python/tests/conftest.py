"""Where the project's own files are."""

import pathlib

import pytest


@pytest.fixture(scope="session")
def root() -> pathlib.Path:
    return pathlib.Path(__file__).resolve().parents[3]
