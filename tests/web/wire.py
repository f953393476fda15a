"""The messages of a page's socket, to inspect or change on their way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Data = dict[str, Any]


class Wire:
    """Stands between a page and its server, from the next connection on."""

    def __init__(self, page: Page, change: Callable[[Data], None] = lambda _: None) -> None:
        """`change` can alter each message to the page."""
        self.sent: list[Data] = []
        """Messages from the page."""
        self.received: list[Data] = []
        """Messages to the page, after `change`."""
        self.loses = ""
        """The kind of a command whose next answer is dropped together with the connection."""
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
        """The moves that the page sent."""
        commands = [message["command"] for message in self.sent if message["kind"] == "Do"]
        return [command["move"] for command in commands if command["kind"] == "Act"]


def updates(message: Data) -> list[Data]:
    """The updates in a message to the page."""
    seats = message.get("seats") or [message.get("seat")]
    return [seen["update"] for seen in seats if isinstance(seen, dict)]
