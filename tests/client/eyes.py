"""What is wrong with a page as it stands: for all eyes, and for fingers."""

from __future__ import annotations

from playwright.sync_api import Page

from client.built import WEB, in_page

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
VIOLATIONS = in_page("violations.js")

MISFITS = in_page("misfits.js")


def violations(page: Page) -> list[str]:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


def misfits(page: Page) -> list[str]:
    """Clipped text, sideways scroll, targets that are small or covered."""
    found: list[str] = page.evaluate(MISFITS)
    return found
