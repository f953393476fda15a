"""Options of a game that go well together, for people who do not want to choose one by one."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from aprendiz.core.options import Value


@dataclass(frozen=True, slots=True)
class Preset:
    name: str
    """`preset-<name>` and `preset-<name>-means` are the keys of its texts."""

    level: str
    """The level of the bots that suit it."""

    edition: str | None = None
    """None: the game's first edition."""

    options: Mapping[str, Value] = field(default_factory=dict)
    """Only those that do not have their default."""
