"""What happened, for people: events a state writes to its tape while it plays."""

from typing import ClassVar

from aprendiz.core.value import Value


class Event(Value, frozen=True, kw_only=True):
    """Reaches a seat whole or not at all."""

    lasting: ClassVar[bool] = True
    """Kept in the log; a momentary event is seen when it happens and never listed."""

    reveals: ClassVar[bool] = False
    """Shows something that some seat could not know before, by the rules: there is no undo past it."""

    to: tuple[int, ...] | None = None
    """The seats it is addressed to; None: everybody, spectators included."""

    def reaches(self, viewer: int | None) -> bool:
        return self.to is None or viewer in self.to
