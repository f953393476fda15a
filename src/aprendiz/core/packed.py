"""States made of single numbers and lists of numbers: packed into one list, and unpacked again."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from aprendiz.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PackedState(State):
    def numbers(self) -> tuple[str, ...]:
        """The names of the attributes that are single numbers."""
        raise NotImplementedError

    def lists(self) -> list[list[i64]]:
        """The attributes that are lists of numbers."""
        raise NotImplementedError

    def pack(self) -> list[i64]:
        packed: list[i64] = [getattr(self, name) for name in self.numbers()]
        for part in self.lists():
            packed.append(len(part))
            packed.extend(part)
        return packed

    def unpack(self, packed: list[i64]) -> None:
        """The inverse of `pack`, for a state of the same setup."""
        position: i64 = 0
        for name in self.numbers():
            setattr(self, name, packed[position])
            position += 1
        for part in self.lists():
            length: i64 = packed[position]
            part[:] = packed[position + 1 : position + 1 + length]
            position += 1 + length


def restored(kind: type[Any], setup: Any, packed: list[i64]) -> Any:
    """A state of this class from the result of `pack`; used by pickle."""
    state = kind(setup)
    state.unpack(packed)
    return state
