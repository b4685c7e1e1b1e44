"""Start page and lobby in a real browser: for all eyes, hands and languages, and never wider than the window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from client.built import WEB, client, missing, node

CHROMIUM = next((path for path in map(Path, ("/usr/bin/chromium", "/usr/bin/chromium-browser")) if path.exists()), None)
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary')].filter(one => {
  const {width, height} = (one.closest('label') ?? one).getBoundingClientRect()
  return width > 0 && (width < 43.5 || height < 43.5)
}).map(one => one.outerHTML.slice(0, 200))"""
VIOLATIONS = """async () => (await axe.run(document)).violations.map(({id, nodes}) => `${id}: ${nodes[0].html}`)"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    client()
    database = tmp_path_factory.mktemp("pages") / "tables.sqlite"
    command = [sys.executable, "-m", "rodada", "serve", "--host", "127.0.0.1", "--port", "0", "--db", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=database.parent) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    node()  # with which axe came
    if CHROMIUM is None:
        missing("chromium")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])


def faults(page: Page) -> list[str]:
    """What is wrong with a page as it stands."""
    page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*page.evaluate(VIOLATIONS), *page.evaluate(SMALL), *(["wider than the window"] if wide else [])]


@pytest.mark.parametrize(("locale", "scheme", "width"), [("pt-BR", "light", 360), ("en-US", "dark", 1440)])
def test_from_the_start_page_to_a_game(browser: Browser, address: str, locale: str, scheme: str, width: int) -> None:
    look = {"locale": locale, "color_scheme": scheme, "reduced_motion": "reduce"}
    host = browser.new_context(viewport={"width": width, "height": 740}, bypass_csp=True, **look).new_page()
    errors: list[str] = []
    host.on("pageerror", lambda error: errors.append(str(error)))
    host.goto(address)
    expect(host.locator("summary")).to_have_count(2)
    for fold in host.locator("summary").all():
        fold.click()
    expect(host.locator("form fieldset").nth(4)).to_be_visible()
    assert faults(host) == []
    host.locator("form input[autocomplete=nickname]").fill("Ana")
    host.locator("form .primary").click()
    chairs = host.locator("ol > li")
    expect(chairs).to_have_count(4)
    assert faults(host) == []

    guest = browser.new_context(bypass_csp=True, **look).new_page()
    guest.goto(host.url)
    guest.locator("ol .primary").first.click()
    guest.locator("dialog input").fill("Bia")
    guest.locator("dialog .primary").click()
    expect(chairs.nth(1)).to_contain_text("Bia")

    host.locator(".bar .primary").click()  # fill with bots
    host.locator(".bar .big").click()
    for page in (host, guest):
        expect(page.locator("ol > li.chair")).to_have_count(0)
        expect(page.locator("main")).to_be_visible()
    assert errors == []
    host.context.close()
    guest.context.close()


def test_a_table_that_is_not_there_says_so(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="en-US").new_page()
    page.goto(f"{address}/t/NOSUCH")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="To the start page", exact=True)).to_be_visible()


def test_the_language_chosen_is_kept(browser: Browser, address: str) -> None:
    page = browser.new_context(locale="en-US").new_page()
    page.goto(address)
    page.get_by_role("button", name="Language").click()
    page.get_by_role("radio", name="Português").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Puxe uma cadeira.")
    assert page.locator("html").get_attribute("lang") == "pt-BR"
