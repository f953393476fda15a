"""The table in the browser: starts a server, or finds the one already running, and opens a page."""

import os
import sys
import webbrowser
from importlib import resources
from pathlib import Path
from threading import Thread
from typing import Final

from aprendiz.cli.console import Console
from aprendiz.cli.data import folder_of, new_or_old
from aprendiz.cli.listens import listens
from aprendiz.cli.qr import show_code
from aprendiz.cli.running import address_of
from aprendiz.cli.serving import served
from aprendiz.lang.texts import Texts
from aprendiz.server.address import EVERYWHERE
from aprendiz.server.run import Serving

LOOPBACK: Final = ("127.0.0.1", "[::1]")


def browse(texts: Texts, game: str | None, host: str | None, port: int | None, data: str | None) -> int | None:
    """Runs until Ctrl-C; returns at once if another server already serves the same folder."""
    folder = folder_of(data)
    found = address_of(folder)
    if found is None:
        return serve(texts, game, host, port, new_or_old(data))
    print(texts.say("play-runs-already", folder=str(folder)))
    opened(texts, page(near(found), game))
    return None


def serve(texts: Texts, game: str | None, host: str | None, port: int | None, folder: Path) -> int | None:
    serving = Serving(*listens(host, port), folder)

    def ready(found: int) -> None:
        announce(texts, serving, found)
        # Opening a browser may block, even until the browser is closed; the server must not wait for it.
        Thread(target=opened, args=(texts, page(near(serving.here(found)), game)), daemon=True).start()

    return served(texts, serving, "warning", ready)


def announce(texts: Texts, serving: Serving, port: int) -> None:
    """Print who can join, and how."""
    say, far = texts.say, serving.address(port)
    if serving.port not in (0, port):
        print(say("serve-other-port", wanted=str(serving.port), port=str(port)))
    if far is None:
        print(say("play-no-phones"))
    else:
        print(say("play-phones", url=far))
        show_code(Console(), far)
        if serving.host in EVERYWHERE:
            print(say("serve-everywhere"))
    print(say("serve-end"), flush=True)


def near(url: str) -> str:
    """The URL with `localhost` as the only name of this machine: a browser is a different device under each name."""
    for address in LOOPBACK:
        url = url.replace(f"//{address}", "//localhost", 1)
    return url


def page(url: str, game: str | None) -> str:
    """The page for starting a game; the front page if the game has no table in the browser yet."""
    has_table = game is not None and (resources.files("aprendiz") / "web" / game).is_dir()
    return f"{url}/play/{game}" if has_table else url


def opened(texts: Texts, url: str) -> None:
    """Open a page in the browser, or print its URL for the user to open."""
    try:
        is_shown = shows_pages() and webbrowser.open(url)
    except (webbrowser.Error, OSError):
        is_shown = False
    print(texts.say("play-opens" if is_shown else "play-opens-nothing", url=url), flush=True)


def shows_pages() -> bool:
    """Whether there is a graphical browser: one in the terminal would block it and could show little."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return type(webbrowser.get()) is not webbrowser.GenericBrowser
