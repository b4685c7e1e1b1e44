"""A real server and a real browser on this machine, and windows of all kinds in it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from client.built import client, missing, node

CHROMIUM = next((path for path in map(Path, ("/usr/bin/chromium", "/usr/bin/chromium-browser")) if path.exists()), None)


@dataclass(frozen=True)
class Window:
    """How somebody looks at the table."""

    width: int
    height: int
    language: str = "en"
    scheme: str = "light"
    touch: bool = False
    motion: bool = False
    """Whether things move, as most people see it; without, pictures of a page are the same each time."""


PHONE = Window(360, 740, "pt-BR", touch=True)
DESK = Window(1440, 900)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server of tables that lives as long as this."""
    client()
    command = [sys.executable, "-m", "rodada", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(
        [*command, "--db", str(folder / "tables.sqlite")], stdout=subprocess.PIPE, text=True, cwd=folder
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    node()  # with which axe came
    if CHROMIUM is None:
        missing("chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])


def opened(browser: Browser, window: Window, errors: list[str]) -> Page:
    """A page of somebody's own browser; what goes wrong in it is noted."""
    context = browser.new_context(
        viewport={"width": window.width, "height": window.height},
        locale={"en": "en-US"}.get(window.language, window.language),
        color_scheme="dark" if window.scheme == "dark" else "light",
        forced_colors="active" if window.scheme == "forced" else "none",
        reduced_motion="no-preference" if window.motion else "reduce",
        has_touch=window.touch,
        is_mobile=window.touch,
        bypass_csp=True,
    )
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    return page
