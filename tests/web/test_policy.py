"""The content policy of the page, and how much the page loads."""

import gzip

import httpx
import pytest
from playwright.sync_api import Response

from tests.server.serving import Server
from tests.web.conftest import PHONE, Opened
from tests.web.guest import Guest
from tests.web.traffic import save_data

LARGEST_VISIT = 200 * 1024
"""Bytes that the first visit may load."""


@pytest.mark.parametrize("path", ["/", "/table/none", "/rules/flautz", "/art/sprite.svg", "/modules.json"])
def test_the_policy_allows_nothing_unsafe(serving: Server, path: str) -> None:
    answer = httpx.get(serving.url + path)

    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 200
    assert "unsafe-" not in policy
    assert "default-src 'none'" in policy
    assert "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/main.js", "/styles/base.css", "/fonts/nunito.woff2", "/lang/en/common.ftl"])
def test_a_part_of_the_page_has_only_the_headers_that_browsers_heed_there(serving: Server, path: str) -> None:
    headers = httpx.get(serving.url + path).headers

    assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    assert not {"content-security-policy", "permissions-policy", "referrer-policy"} & set(headers)
    assert "cross-origin-opener-policy" not in headers


@pytest.mark.parametrize(
    ("host", "is_sent"), [("localhost:1", True), ("127.0.0.1", True), ("192.0.2.7", False), ("[", False)]
)
def test_an_opener_policy_is_sent_where_browsers_heed_it(serving: Server, host: str, is_sent: bool) -> None:
    answer = httpx.get(serving.url, headers={"host": host})

    assert ("cross-origin-opener-policy" in answer.headers) == is_sent


def test_the_first_visit_is_small(opened: Opened) -> None:
    """Counts everything that the door itself needs, as compressed bytes; without what is fetched ahead."""
    page = opened(**PHONE)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    save_data(page)
    Guest(page).come()
    page.wait_for_load_state("networkidle")

    sizes = {answer.url: sent(answer) for answer in answers}
    assert sum(sizes.values()) < LARGEST_VISIT, sorted(sizes.items(), key=lambda item: -item[1])


def test_nothing_is_loaded_from_elsewhere(opened: Opened, serving: Server) -> None:
    page = opened()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    guest = Guest(page)
    guest.come()
    guest.play_now()
    assert guest.table

    assert [url for url in asked if not url.startswith((serving.url, "data:"))] == []


def test_pages_are_packed_for_those_who_can_unpack_them(serving: Server) -> None:
    plain = httpx.get(f"{serving.url}/vendor/preact.js", headers={"accept-encoding": "identity"})
    packed = httpx.get(f"{serving.url}/vendor/preact.js", headers={"accept-encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert packed.num_bytes_downloaded <= 1.1 * len(gzip.compress(plain.content))


def sent(answer: Response) -> int:
    sizes = answer.request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])
