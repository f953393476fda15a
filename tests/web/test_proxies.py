"""A game over https behind nginx and Caddy, configured exactly as in docs/hosting.md."""

import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.cli.served import certificate
from tests.server.serving import HOST, can_be_reached, free_port, server
from tests.web.conftest import PATIENCE, quick
from tests.web.player import Player
from tests.web.trouble import Trouble

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAME = "localhost"
SECONDS_TO_START = 30.0

Command = Callable[[str, Path, tuple[Path, Path], int], list[str]]
"""The command that starts a proxy, from its example, a folder, a certificate with its key, and a port."""


def nginx(example: str, folder: Path, signed: tuple[Path, Path], port: int) -> list[str]:
    text = example.replace("listen 443 ssl", f"listen {port} ssl")
    for path, own in zip(re.findall(r"/etc/letsencrypt/\S+\.pem", text), signed, strict=True):
        text = text.replace(path, str(own))
    around = (
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\nhttp {{ access_log off;\n{text}\n}}\n"
    )
    (folder / "nginx.conf").write_text(around, encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(example: str, folder: Path, signed: tuple[Path, Path], port: int) -> list[str]:
    text = example.replace(f"{NAME} {{", f"https://{NAME}:{port} {{\n    tls {signed[0]} {signed[1]}", 1)
    around = f"{{\n    admin off\n    auto_https disable_redirects\n    storage file_system {folder}\n}}\n{text}"
    (folder / "Caddyfile").write_text(around, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize(("command", "mark"), [(nginx, "proxy_pass"), (caddy, "reverse_proxy")])
def test_a_game_behind_a_proxy_as_the_documentation_sets_it_up(
    browser: Browser, trouble: Trouble, tmp_path: Path, command: Command, mark: str
) -> None:
    port = free_port()
    url = f"https://{NAME}:{port}"
    behind = replace(quick(tmp_path), public_url=url, proxies=HOST)
    with server(behind) as running, proxy(command, example(mark, running.url), tmp_path, port):
        context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce", ignore_https_errors=True)
        context.set_default_timeout(PATIENCE)
        trouble.watch(context)
        player = Player(context.new_page())
        player.come()
        player.play_now()

        assert player.play(player.take_turn) >= 1
        expect(player.button("rematch")).to_be_visible()
        assert [cookie.get("secure") for cookie in context.cookies()] == [True]
        assert player.page.evaluate("isSecureContext")
        context.close()
        with httpx.Client(base_url=url, verify=False) as program:  # noqa: S501 - the certificate is signed by nobody
            assert program.get("/metrics").status_code == 404
            assert program.get("/api/health").status_code == 200
    trouble.check()


def example(mark: str, url: str) -> str:
    """The example in docs/hosting.md that contains `mark`, with the address of our server."""
    blocks = re.findall(r"```\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    [found] = [block for block in blocks if mark in block]
    return str(found).replace("games.example.org", NAME).replace("127.0.0.1:8000", url.removeprefix("http://"))


@contextmanager
def proxy(command: Command, text: str, folder: Path, port: int) -> Iterator[None]:
    if shutil.which(command.__name__) is None:
        pytest.skip(f"the game behind {command.__name__}, as it is not installed")
    started = command(text, folder, certificate(folder), port)
    words = folder / "proxy.log"
    with words.open("w") as log, subprocess.Popen(started, stdout=log, stderr=log) as process:
        try:
            deadline = time.monotonic() + SECONDS_TO_START
            while not can_be_reached(port):
                assert process.poll() is None, words.read_text(encoding="utf-8")
                assert time.monotonic() < deadline, words.read_text(encoding="utf-8")
                time.sleep(0.01)
            yield
        finally:
            process.terminate()
