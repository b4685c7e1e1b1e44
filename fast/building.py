"""Compiling: a copy of the package in a folder, and beside its modules what was made of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

from fast.sources import PACKAGE, compiled, rewritten

KERNEL: Final = "rodada/games/gunrunners/kernel"
GROUP: Final = "rodada"
"""Compiled modules call each other directly; what they share is a library of this name."""
USUAL: Final = "3"
"""How hard the C compiler tries."""


def build(target: Path, engine: bool = True, kernel: bool = True, optimise: str = USUAL) -> list[Path]:
    """Put the package into `target`, compile the parts asked for, and give the files that came of it."""
    shutil.copytree(PACKAGE, target / "rodada", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.c"))
    originals = {place: target / "rodada" / place for place in compiled()} if engine else {}
    for place, path in originals.items():
        path.write_text(rewritten(PACKAGE / place), encoding="utf-8")
    with chdir(target):
        extensions = []
        if originals:
            extensions += _by_mypyc([f"rodada/{place}" for place in originals], optimise)
        if kernel:
            extensions += _by_cython(optimise)
        made = _compile(extensions)
    for place, path in originals.items():
        shutil.copyfile(PACKAGE / place, path)
    return made


def _by_mypyc(files: list[str], optimise: str) -> list[Any]:
    from mypyc.build import mypycify

    flags = ["--strict", "--ignore-missing-imports", "--config-file=", "--cache-dir=build/mypy"]
    made: list[Any] = mypycify(
        [*flags, *files], opt_level=optimise, debug_level="0", multi_file=True, group_name=GROUP, target_dir="build/c"
    )
    return made


def _by_cython(optimise: str) -> list[Any]:
    from Cython.Build import cythonize
    from setuptools import Extension

    sources = sorted(path.as_posix() for path in Path(KERNEL).glob("*.pyx"))
    extensions = [
        Extension(
            source[: -len(".pyx")].replace("/", "."),
            [source],
            include_dirs=[KERNEL],
            extra_compile_args=[f"-O{optimise}", "-g0"],
        )
        for source in sources
    ]
    made: list[Any] = cythonize(extensions, build_dir="build/c", language_level=3, quiet=True)
    return made


def _compile(extensions: list[Any]) -> list[Path]:
    """Into place, as many files at a time as there are processors: setuptools takes those of one library in turn."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "rodada", "ext_modules": extensions}))
    command.inplace, command.build_temp = True, "build/o"
    command.ensure_finalized()
    build_extensions: Callable[[], None] = command.build_extensions

    def in_parallel() -> None:
        one_by_one = command.compiler.compile

        def compile_all(sources: Sequence[str], *rest: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: one_by_one([source], *rest, **named), sources)
                return [path for made in objects for path in made]

        command.compiler.compile = compile_all
        build_extensions()

    command.build_extensions = in_parallel
    command.run()
    made = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    shutil.rmtree("build")
    return [path.resolve() for path in made]
