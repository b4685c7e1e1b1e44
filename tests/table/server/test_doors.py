"""What the server lets in, what it says to browsers, and what it hands out to whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from table.server.serving import Guest, served


def story(where: Path, told: Any, **settings: Any) -> None:
    async def tell() -> None:
        async with served(str(where / "x.db"), **settings) as address, Guest(address) as ana:
            await told(address, ana)

    asyncio.run(tell())


def test_a_cookie_is_signed_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        header = (await httpx.AsyncClient(base_url=address).get("/api/start")).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(header.split("; "))
        body, mark = ana.http.cookies["rodada"].split(".")
        for forged in (f"{body}.", f"{body[:-2]}AA.{mark}", f"{body}.{mark[:-2]}AA", "x", '{"'):
            stranger = httpx.AsyncClient(base_url=address, headers={"cookie": f"rodada={forged}"})
            assert (await stranger.get("/api/start")).json()["mine"] == []
        assert [table["code"] for table in (await ana.http.get("/api/start")).json()["mine"]] == [code]

    story(tmp_path, told)


def test_a_cookie_for_https_goes_nowhere_else(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        answer = await httpx.AsyncClient(base_url=address).get("/api/start", headers={"host": "rodada.example"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.json()["addresses"] == []

    async def tell() -> None:
        async with served(str(tmp_path / "x.db"), origin="https://rodada.example", public=True) as address:
            await told(address, Guest(address))

    asyncio.run(tell())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_other_pages_may_not_speak_for_a_person(tmp_path: Path, origin: str) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        for path in ("/api/tables", f"/say/{code}", f"/s/{code}-0"):
            assert (await ana.http.post(path, headers={"origin": origin}, json={})).status_code == 403
        headers = {"cookie": ana.cookie, "origin": origin}
        with pytest.raises(InvalidStatus):
            async with connect(f"{address.replace('http', 'ws')}/ws/{code}", additional_headers=headers):
                pass

    story(tmp_path, told)


@pytest.mark.parametrize(
    ("host", "status"),
    [("evil.example", 421), ("127.0.0.1", 200), ("localhost:99", 200), ("anas-laptop.local", 200), ("[::1]:8", 200)],
)
def test_a_foreign_name_that_leads_here_is_not_answered(tmp_path: Path, host: str, status: int) -> None:
    async def told(address: str, ana: Guest) -> None:
        assert (await ana.http.get("/api/start", headers={"host": host})).status_code == status

    story(tmp_path, told)


def test_browsers_are_told_to_be_strict(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        for path in ("/", "/api/start", "/t/ABC", "/nothing.js", "/api/qr.svg?path=/t/ABC", "/s/ABC-1"):
            headers = (await ana.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers

    story(tmp_path, told)


def test_the_client_comes_from_the_package(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>the page</title>")
    (client / "assets" / "app-1234.js").write_text("let a = 1\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")

    async def tell() -> None:
        async with served(str(tmp_path / "x.db"), client=client) as address, Guest(address) as ana:
            for path in ("/", "/t/ABCDEF2", "/any/where"):
                page = await ana.http.get(path)
                assert (page.text, page.headers["cache-control"]) == ("<title>the page</title>", "no-cache")
            script = await ana.http.get("/assets/app-1234.js")
            assert script.text == "let a = 1\n" * 100
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            seen = await ana.http.get("/", headers={"if-none-match": page.headers["etag"]})
            assert seen.status_code == 304
            for path in ("/assets/none.js", "/api/none", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/a%00.txt"):
                answer = await ana.http.get(path)
                assert answer.status_code == 404 or "the page" in answer.text
                assert "secret" not in answer.text

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("path", "wishes", "named"),
    [("/", "pt-PT,en;q=0.5", "/pt.js"), ("/", "fr", "/en.js"), ("/t/ABCDEF2", "pt", "/table.js")],
)
def test_the_page_names_what_it_will_ask_for(tmp_path: Path, path: str, wishes: str, named: str) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<head><title>the page</title></head>")
    link = '{"rel": "modulepreload", "href": "/%s.js"}'
    start = f'{{"pt-BR": [{link % "pt"}], "en": [{link % "en"}]}}'
    (client / "early.json").write_text(f'{{"/": {start}, "/t/": {{"pt-BR": [{link % "table"}]}}}}')

    async def tell() -> None:
        async with served(str(tmp_path / "x.db"), client=client) as address, Guest(address) as ana:
            page = await ana.http.get(path, headers={"accept-language": wishes})
            assert page.text.count("<link") == 1
            assert f'<link rel="modulepreload" href="{named}" crossorigin></head>' in page.text
            other = await ana.http.get(path, headers={"accept-language": "xx", "if-none-match": page.headers["etag"]})
            assert (other.status_code == 304) == (other.headers["etag"] == page.headers["etag"])
            assert "accept-language" in page.headers["vary"]

    asyncio.run(tell())


def test_a_text_comes_as_the_build_packed_it_to_who_understands_that(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "assets" / "app.js").write_text("let a = 1\n" * 100)
    (client / "assets" / "app.js.br").write_bytes(b"tight")

    async def tell() -> None:
        async with served(str(tmp_path / "x.db"), client=client) as address, Guest(address) as ana:
            for accepted, coding in {"gzip, deflate, br": "br", "gzip": "gzip", "identity": None}.items():
                request = ana.http.build_request("GET", "/assets/app.js", headers={"accept-encoding": accepted})
                answer = await ana.http.send(request, stream=True)
                raw = b"".join([part async for part in answer.aiter_raw()])
                assert answer.headers.get("content-encoding") == coding
                assert (raw == b"tight") == (coding == "br")

    asyncio.run(tell())


def test_a_client_that_is_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    async def tell() -> None:
        async with served(str(tmp_path / "x.db"), client=tmp_path / "none") as address, Guest(address) as ana:
            page = await ana.http.get("/")
            assert page.status_code == 503
            assert 'lang="en"' in page.text
            assert 'lang="pt-BR"' in page.text

    asyncio.run(tell())


def test_qr_codes_are_drawn_for_our_own_addresses_alone(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        drawn = await ana.http.get("/api/qr.svg", params={"path": "/t/ABCDEF2"})
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        assert "style" not in drawn.text
        for path in ("", "https://evil.example", "/t/" + "A" * 400):
            assert (await ana.http.get("/api/qr.svg", params={"path": path})).status_code == 404

    story(tmp_path, told)


def test_a_seats_link_sits_a_person_down_and_a_messenger_gets_a_button(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        table = await ana.new_table()
        link = table["seats"][1]["link"]
        browser = {"sec-fetch-mode": "navigate", "accept-language": "pt-BR,pt;q=0.9"}
        async with Guest(address) as messenger, Guest(address) as bia:
            shown = await messenger.http.get(link)
            assert (shown.status_code, "<button>" in shown.text) == (200, True)
            assert (await ana.http.get("/api/start")).json()["mine"][0]["seats"][1]["sitter"] == "nobody"
            came = await bia.http.get(link, headers=browser)
            assert (came.status_code, came.headers["location"]) == (303, f"/t/{table['code']}")
            async with bia.at(table["code"]) as place:
                assert (await place.until("welcome"))["seats"] == [1]
                assert place.told[-1]["table"]["seats"][1]["name"] == "Visita"
            for wrong in (link[:-1], link + "0", f"/s/{table['code']}", "/s/NOTHERE-00"):
                refused = await messenger.http.get(wrong, headers=browser)
                assert refused.status_code == 404, wrong

    story(tmp_path, told)


def test_who_came_by_a_link_is_out_when_it_is_void(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        table = await ana.new_table()
        async with Guest(address) as bia, Guest(address) as eva, ana.at(table["code"]) as host:
            async with bia.at(table["code"]) as place:
                await place.until("present")
                assert (await host.do("revoke", seat=-1))["t"] == "done"
                assert (await place.until("bye"))["again"] == -1
            await host.until("news")
            link = next(told["table"]["link"] for told in reversed(host.told) if told.get("table"))
            assert link.startswith(f"/s/{table['code']}-")
            async with eva.at(table["code"]) as place:
                assert (await place.hear())["t"] == "bye"
            sits = {"t": "sit", "id": "1", "seat": 1, "name": "Eva"}
            assert (await eva.http.post(f"/say/{table['code']}", json=sits)).json()["t"] == "refused"
            assert (await eva.http.get(link, headers={"sec-fetch-mode": "navigate"})).status_code == 303
            async with eva.at(table["code"]) as place:
                assert (await place.hear())["t"] == "welcome"

    story(tmp_path, told)


def test_a_record_is_for_those_who_may_look_and_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def told(address: str, ana: Guest) -> None:
        code = (await ana.new_table())["code"]
        assert (await ana.http.get(f"/api/tables/{code}/record")).status_code == 409
        assert (await ana.http.get("/api/tables/NOTHERE/record")).status_code == 404
        async with ana.at(code) as host, Guest(address) as stranger:
            await host.do("revoke", seat=-1)
            assert (await stranger.http.get(f"/api/tables/{code}/record")).status_code == 404

    story(tmp_path, told)
