"""Nothing that git tracks names the machine or the mirror it was made with: it must work, and be read, anywhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# In two halves each, so that this file does not name them either.
FORBIDDEN = [
    ("pypi", ".org"),
    ("files.python", "hosted"),
    ("registry.", "npmjs"),
    ("registry.", "yarnpkg"),
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/tm", "p/bash"),
]


@pytest.mark.skipif(not (shutil.which("git") and (ROOT / ".git").exists()), reason="needs git and its checkout")
def test_nothing_names_a_registry_or_this_machine() -> None:
    pattern = re.compile("|".join(re.escape(first + second) for first, second in FORBIDDEN))
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, text=True, check=True)
    faults = []
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if not path.is_file():
            continue  # tracked, and deleted in this work tree
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if found := pattern.search(line):
                faults.append(f"{name}:{number}: {found[0]}")
    assert not faults, "\n".join(faults)
