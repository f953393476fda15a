"""Events: what happened, for people. A state writes them to its tape while it plays."""

from typing import ClassVar

from aprendiz.core.value import Value


class Event(Value, frozen=True, kw_only=True):
    """Reaches a seat whole or not at all."""

    lasting: ClassVar[bool] = True
    """Whether the log keeps the event. A momentary event is shown when it happens and never listed."""

    reveals: ClassVar[bool] = False
    """Whether the event shows, by the rules, something that some seat could not know before. Undo stops at it."""

    to: tuple[int, ...] | None = None
    """The seats it is addressed to; None: everybody, spectators included."""

    def reaches(self, viewer: int | None) -> bool:
        return self.to is None or viewer in self.to
