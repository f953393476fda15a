"""What goes over a page's socket, to be looked at or changed on its way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Data = dict[str, Any]


class Wire:
    """Between a page and its server, from the next connection on."""

    def __init__(self, page: Page, change: Callable[[Data], None] = lambda _: None) -> None:
        """`change` may alter each message that the page is sent."""
        self.sent: list[Data] = []
        """By the page."""
        self.received: list[Data] = []
        """To the page, as it got it."""
        self.loses = ""
        """The kind of a command: its next answer, and the connection with it, is lost."""
        self._change = change
        page.route_web_socket("**/api/socket", self._stand_between)

    def _stand_between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        lost: list[int] = []

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if self.loses and message.get("command", {}).get("kind") == self.loses:
                self.loses = ""
                lost.append(message["id"])
            server.send(text)

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            if lost:
                if message.get("id") in lost:
                    route.close()
                    server.close()
                return
            self._change(message)
            self.received.append(message)
            route.send(json.dumps(message))

        route.on_message(up)
        server.on_message(down)

    @property
    def acts(self) -> list[Data]:
        """The moves the page asked for."""
        commands = [message["command"] for message in self.sent if message["kind"] == "Do"]
        return [command["move"] for command in commands if command["kind"] == "Act"]


def updates(message: Data) -> list[Data]:
    """Those in a message that a page is sent."""
    seats = message.get("seats") or [message.get("seat")]
    return [seen["update"] for seen in seats if isinstance(seen, dict)]
