"""What is told of a game consists of values: they never change, and in JSON they name their kind."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False, tag_field="kind", tag=True):
    """Holds other values, words, cards, numbers and texts; never anything that leads back to it."""
