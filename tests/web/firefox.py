"""Firefox without a driver: controlled by its own WebDriver BiDi socket."""

import itertools
import json
import re
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.web.browser import firefox
from tests.web.trouble import CANCELLED

LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
QUIET: Final = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "network.prefetch-next": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}
"""A new profile that connects to nothing but the page's server."""

SECONDS: Final = 60.0


class Firefox:
    def __init__(self, socket: ClientConnection) -> None:
        self.complaints: list[str] = []
        self._socket = socket
        self._numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded", "network.responseCompleted", "network.fetchError"])
        self._tab: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(SECONDS))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]
            self._note(message)

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def evaluate(self, script: str) -> Any:
        """The value of an expression that JSON can hold."""
        wrapped = f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))"
        found = self.ask("script.evaluate", expression=wrapped, target={"context": self._tab}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, name: str) -> None:
        """Clicks with the mouse on the first button or link whose name begins with `name`."""
        node = until(lambda: self._named(name), f"“{name}”")
        self._call(node, "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })")
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": {"sharedId": node}}}
        press, release = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        pointer = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self.ask("input.performActions", context=self._tab, actions=[pointer])

    def offers(self, name: str) -> bool:
        """Whether there is a button or link whose name begins with `name`."""
        return self._named(name) is not None

    def _named(self, name: str) -> str | None:
        """Looked up by a script: Firefox's own lookup takes a minute on a page with many drawings."""
        script = f"""[...document.querySelectorAll("a[href], button")].find((element) => {{
          const name = element.getAttribute("aria-label") ?? element.textContent.trim();
          return name.startsWith({json.dumps(name)});
        }})"""
        found = self.ask("script.evaluate", expression=script, target={"context": self._tab}, awaitPromise=False)
        node: str | None = found["result"].get("sharedId")
        return node

    def _call(self, node: str, function: str) -> None:
        arguments, target = [{"sharedId": node}], {"context": self._tab}
        self.ask(
            "script.callFunction", functionDeclaration=function, arguments=arguments, target=target, awaitPromise=True
        )

    def wait(self, script: str) -> Any:
        """Waits until an expression is truthy, and returns its value."""
        return until(lambda: self.evaluate(script), script)

    def picture(self) -> str:
        """A screenshot as a PNG in base64."""
        return str(self.ask("browsingContext.captureScreenshot", context=self._tab)["data"])

    def _note(self, message: dict[str, Any]) -> None:
        parameters = message.get("params", {})
        match message.get("method"):
            case "log.entryAdded" if parameters["level"] in ("error", "warn"):
                self.complaints.append(f"{parameters['level']}: {parameters['text']}")
            case "network.responseCompleted" if parameters["response"]["status"] >= 400:
                self.complaints.append(f"answered {parameters['response']['status']}: {parameters['request']['url']}")
            case "network.fetchError" if parameters["errorText"] not in CANCELLED:
                self.complaints.append(f"failed: {parameters['request']['url']} {parameters['errorText']}")


@contextmanager
def started() -> Iterator[Firefox]:
    program = firefox()
    assert program is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        preferences = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET.items())
        Path(folder, "user.js").write_text("\n".join(preferences), encoding="utf-8")
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            folder,
            "--remote-debugging-port",
            "0",
            "about:blank",
        ]
        heard = Path(folder, "heard.log")
        with heard.open("wb") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            address = until(lambda: LISTENS.search(heard.read_text(errors="replace")), "Firefox listens")
            with connect(f"{address[1]}/session", max_size=None, compression=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(SECONDS)


def until(is_so: Callable[[], Any], what: str) -> Any:
    deadline = time.monotonic() + SECONDS
    while not (found := is_so()):
        assert time.monotonic() < deadline, f"not within {SECONDS} seconds: {what}"
        time.sleep(0.05)
    return found
