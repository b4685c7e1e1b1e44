"""Start page and lobby in a real browser: for all eyes, hands and languages, and never wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from client.eyes import misfits, violations


def faults(page: Page) -> list[str]:
    """What is wrong with a page as it stands."""
    return [*violations(page), *misfits(page)]


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
