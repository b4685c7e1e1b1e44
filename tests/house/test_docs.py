"""Every example in the README and in docs/ runs, and every link leads somewhere. How to mark them: `examples.py`."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from house.examples import Fence, fences
from rodada.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

page = pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())


@page
def test_examples_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("RODADA_PACKS", str(tmp_path / "packs"))
    names: dict[str, Any] = {"__name__": "example"}  # shared by the fences of a page, as a reader would type them
    for fence in fences(page):
        if fence.note("not run") is not None:
            continue
        if name := fence.note("file"):
            (tmp_path / name).write_text(fence.text, encoding="utf-8")
        elif fence.language == "python":
            run_python(fence, page, names)
        elif fence.language in ("console", "sh"):
            run_commands(fence, page, capsys)


def run_python(fence: Fence, page: Path, names: dict[str, Any]) -> None:
    if ">>>" not in fence.text:
        # Blank lines before it make a traceback point into the page.
        exec(compile("\n" * fence.line + fence.text, str(page), "exec"), names)
        return
    example = doctest.DocTestParser().get_doctest(fence.text, names, page.name, str(page), fence.line)
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    report: list[str] = []
    runner.run(example, out=report.append, clear_globs=False)
    names.update(example.globs)
    assert not runner.failures, "".join(report)


def run_commands(fence: Fence, page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command, printed in fence.commands():
        where = f"{page.name}:{fence.line}: {command}"
        words = shlex.split(command, comments=True)
        assert not {"|", ">", "<", "&&", ";"} & set(words), f"{where}: one command a line, without a shell"
        capsys.readouterr()
        code = main(words[1:])
        out, err = capsys.readouterr()
        assert code == int(fence.note("exit") or 0), f"{where}\n{out}{err}"
        checked = doctest.OutputChecker().check_output(printed, out + err, FLAGS)
        assert checked or not printed.strip(), f"{where}\n{out}{err}"


@page
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    broken = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert not broken


def test_fences_are_read(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A page\n\n```console\n$ rodada --version  # says it\nrodada ...\n$ ls\n```\n\n"
        "<!-- exit 2 -->\n<!-- run: rodada nothing -->\n```sh\n$ rodada something\n```\n"
    )
    first, second = fences(page)
    assert first.commands() == [("rodada --version  # says it", "rodada ...\n")]
    assert (second.commands(), second.note("exit")) == ([("rodada nothing", "")], "2")
