"""Measures how long the seats that have to move have been thinking, and how much time they have left."""

from collections.abc import Iterable, Mapping


class Watch:
    """Stops while the table is halted or empty, and while the server is down."""

    def __init__(self) -> None:
        self._asks: dict[int, int] = {}
        self._used: dict[int, float] = {}
        self._since: float | None = None

    def look(self, now: float, asks: Mapping[int, int], *, is_running: bool) -> None:
        """Set the questions that are open now, by seat, and whether time is running."""
        if asks == self._asks and is_running == (self._since is not None):
            return
        self._used = {
            seat: used for seat, used in self.spent(now).items() if seat in asks and self._asks.get(seat) == asks[seat]
        }
        self._asks = dict(asks)
        self._since = now if is_running else None

    def spent(self, now: float) -> dict[int, float]:
        running = 0.0 if self._since is None else max(0.0, now - self._since)
        return {seat: self._used.get(seat, 0.0) + running for seat in self._asks}

    def left(self, now: float, had: Iterable[float]) -> list[float]:
        """Seconds left by seat; `had` are the seconds each seat had when it was asked."""
        spent = self.spent(now)
        return [round(max(0.0, whole - spent.get(seat, 0.0)), 3) for seat, whole in enumerate(had)]
