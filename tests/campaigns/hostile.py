"""S4: names and lines of chat that want to be more than text: none executes in a real browser, each is shown as it is.

`python -m campaigns hostile`. Over 200 lines and 40 names at a table, in its chat, log and lobby, in the lists of the
start page, and in addresses. Caught are dialogs, a mark that a script would set, requests to elsewhere, what the page's
policy had to refuse, errors, and elements where only text should be.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import BrowserContext, Page, sync_playwright

from campaigns.company import new_table, said
from campaigns.device import fetch
from campaigns.servers import UNBOUND, Server, serving
from client.browser import CHROMIUM

DEED = "window.hit=1;alert(1)"
PAYLOADS = (
    "<script>{0}</script>",
    "<img src=x onerror={0}>",
    "<svg onload={0}>",
    "<svg><script>{0}</script></svg>",
    "<body onload={0}>",
    "<iframe srcdoc='<script>parent.{0}</script>'></iframe>",
    "<iframe src=javascript:{0}></iframe>",
    "<a href=javascript:{0}>x</a>",
    "<details open ontoggle={0}>",
    "<input autofocus onfocus={0}>",
    "<video><source onerror={0}>",
    "<math><mi xlink:href=javascript:{0}>x",
    "<object data=javascript:{0}>",
    "<embed src=javascript:{0}>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<style>@import '//evil.example/x.css';*{{background:url(//evil.example/y)}}</style>",
    "<meta http-equiv=refresh content='0;url=//evil.example'>",
    "<base href=//evil.example/>",
    "<form action=//evil.example><button autofocus>x</button></form>",
    "<template><script>{0}</script></template>",
    "<noscript><p title='</noscript><img src=x onerror={0}>'>",
    "<!--<img src='--><img src=x onerror={0}>'>",
    "<textarea></textarea><script>{0}</script>",
    "{{@html '<img src=x onerror={0}>'}}",
    "{{{{constructor.constructor('{0}')()}}}}",
    "${{{0}}}",
    "`-{0}-`",
    "';{0};//",
    '";{0};//',
    "</script><script>{0}</script>",
    "javascript:{0}",
    "data:text/html,<script>{0}</script>",
    '{{ $name }} {{ -brand }} {{ "x" }} {{ DATETIME($when) }}',
    ".attr = <img src=x onerror={0}>",
    "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>{0}</x:script>",
    "<<script>{0}//<</script>",
    "<scr<script>ipt>{0}</scr</script>ipt>",
    "\u202e<script>{0}</script>",
    "＜script＞{0}＜/script＞",
    "&lt;script&gt;{0}&lt;/script&gt;",
    "&#60;img src=x onerror={0}&#62;",
    "\\u003cimg src=x onerror={0}\\u003e",
    "%3Cscript%3E{0}%3C/script%3E",
    "<img/src='x'/onerror='{0}'>",
    "<img src=//evil.example/p.png>",
)
NAMES = (
    *("<b>Ana</b>", "<script>hit=1</script>", "<img src onerror=hit=1>", "<svg onload=hit=1>", "{ $name }"),
    *(
        "' onfocus=hit=1 x='",
        '" autofocus onfocus=hit',
        "${hit=1}",
        "{{hit=1}}",
        "{@html '<b>'}",
        "<!--",
        "-->",
        "</p>",
    ),
    *("&lt;b&gt;", "&#60;b&#62;", "%3Cb%3E", "javascript:hit=1", "<a href=//evil.example>", "<iframe>", "<style>*{}"),
    *("\u202eanA", "A\u200bna", "Ana\u0301\u0301\u0301\u0301\u0301\u0301", "<plaintext>", "<xmp>", "<title>", "]]>"),
    *("__proto__", "constructor", "null", "undefined", "0", "toString", "{ -brand }", "= x", ".a = b", "#", "\\", "`"),
)


def corpus() -> list[str]:
    """More than 200 lines of chat, no two the same."""
    luck = random.Random(1)
    plain = [payload.format(DEED) for payload in PAYLOADS]
    ways = (
        lambda text: text,
        lambda text: f'">{text}',
        lambda text: f"'/>{text}",
        lambda text: "".join(luck.choice((c.upper(), c.lower())) for c in text),
        lambda text: f"hello </span></li></ul>{text}",
    )
    return list(dict.fromkeys(way(text) for text in plain for way in ways))


class Watch:
    """What happens in a browser that should not."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.found: list[str] = []
        self._host = urlsplit(address).netloc
        context.on("page", self._follow)

    def _follow(self, page: Page) -> None:
        page.on("dialog", lambda dialog: (self.found.append(f"dialog {dialog.message}"), dialog.dismiss()))
        page.on("pageerror", lambda error: self.found.append(f"error {error}"))
        page.on("console", lambda told: self._console(told.text))
        page.on("request", lambda request: self._request(request.url))

    def _console(self, text: str) -> None:
        if "Content Security Policy" in text or "Refused to" in text:
            self.found.append(text)

    def _request(self, url: str) -> None:
        place = urlsplit(url)
        if place.scheme not in ("data", "blob") and place.netloc != self._host:
            self.found.append(f"request {url}")

    def marked(self, page: Page) -> None:
        if page.evaluate("window.hit") is not None:
            self.found.append(f"{page.url}: a script ran")


@contextmanager
def browsing(address: str, cookie: str) -> Iterator[tuple[BrowserContext, Watch]]:
    """A browser of somebody who is known by this cookie."""
    name, _, value = cookie.partition("=")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(locale="en-US", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        context.add_cookies([{"name": name, "value": value, "url": address}])
        watch = Watch(context, address)
        try:
            yield context, watch
        finally:
            browser.close()


async def prepared(address: str) -> tuple[str, str, str]:
    """A table with hostile people and lines, and a lobby with hostile names; cookie and codes."""
    code, cookie = await new_table(address, "gunrunners", 2, begin=False)
    for number, name in enumerate(NAMES):
        seat = number % 2
        await said(address, code, cookie, {"t": "rename", "id": f"n{number}", "seat": seat, "name": name})
    await said(address, code, cookie, {"t": "start", "id": "go"})
    for number, line in enumerate(corpus()):
        await said(address, code, cookie, {"t": "chat", "id": f"c{number}", "text": line})
    wanted = {"id": "2", "game": "gunrunners", "seats": 4, "name": NAMES[2], "rules": {"open": True}}
    lobby = (await fetch(address, "/api/tables", cookie, wanted)).json["code"]
    for number, name in enumerate(NAMES[3:6]):
        await said(address, lobby, cookie, {"t": "local", "id": f"l{number}", "seat": number + 1, "name": name})
    return code, lobby, cookie


def shown(text: str) -> str:
    """As the server keeps a line: without what cannot be printed, with single spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def campaign(server: Server) -> dict[str, Any]:
    code, lobby, cookie = asyncio.run(prepared(server.address))
    with browsing(server.address, cookie) as (context, watch):
        page = context.new_page()
        page.goto(f"{server.address}/t/{code}")
        page.locator('[data-tab="chat"]').click()
        lines = page.locator(".chat ul li span.grow")
        page.wait_for_function(f"document.querySelectorAll('.chat ul li span.grow').length >= {len(corpus())}")
        assert lines.all_text_contents() == [shown(line) for line in corpus()]
        assert page.locator(".chat ul li span.grow *, .chat ul li b *").count() == 0
        watch.marked(page)
        page.locator('[data-tab="log"]').click()
        page.wait_for_timeout(300)
        watch.marked(page)
        page.goto(f"{server.address}/t/{lobby}")
        page.locator("ol > li").nth(3).wait_for()
        body = page.locator("body").inner_text()
        assert all(shown(name) in body for name in (NAMES[2], *NAMES[3:6])), body
        watch.marked(page)
        page.goto(server.address)
        page.locator("main").wait_for()
        page.wait_for_timeout(500)
        watch.marked(page)
        addresses = hostile_addresses(code)
        for path in addresses:
            page.goto(server.address + path)
            watch.marked(page)
            assert watch.found == [], (path, watch.found[:2])
    assert watch.found == [], watch.found[:5]
    return {"lines": len(corpus()), "names": len(NAMES), "addresses": len(addresses), "executed": 0, "fetched": 0}


def hostile_addresses(code: str) -> list[str]:
    """Payloads in every place of an address that an answer could repeat."""
    some = [quote(payload.format(DEED), safe="") for payload in (PAYLOADS[0], PAYLOADS[1], PAYLOADS[9], PAYLOADS[31])]
    places = (
        "/t/{0}",
        "/s/{0}",
        f"/s/{code}-{{0}}",
        "/api/qr.svg?path=/t/{0}",
        "/sse/{0}",
        "/{0}",
        "/api/tables/{0}/record",
    )
    return [place.format(payload) for place in places for payload in some if "sse" not in place or "%2F" not in payload]


def run(arguments: argparse.Namespace) -> dict[str, Any]:
    with serving(**UNBOUND) as server:
        return campaign(server)


def register(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(seed=1)
