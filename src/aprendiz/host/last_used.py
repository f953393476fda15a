"""Values by name, of which only the last used are kept, so that no number of names fills the memory."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST: Final = 10_000
"""How many names are kept."""


class LastUsed(Generic[T]):
    def __init__(self, make: Callable[[], T], most: int = MOST) -> None:
        """`make` makes the value of a new or forgotten name."""
        self._make = make
        self._most = most
        self._values: OrderedDict[str, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, name: str) -> T:
        if name not in self._values:
            self._values[name] = self._make()
            if len(self._values) > self._most:
                self._values.popitem(last=False)
        self._values.move_to_end(name)
        return self._values[name]
