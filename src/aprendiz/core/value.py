"""Values, of which everything that is sent about a game consists: immutable, and in JSON they name their kind."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False, tag_field="kind", tag=True):
    """Holds other values, words, cards, numbers and texts. Must not contain a reference cycle (`gc=False`)."""
