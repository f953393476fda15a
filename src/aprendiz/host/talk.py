"""The friendly phrases and gestures of a table. Every screen shows them in its own language."""

from typing import Final, Literal, get_args

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thank-you",
    "sorry",
    "oops",
    "wow",
    "my-pleasure",
    "take-your-time",
    "your-turn",
    "one-moment",
    "i-am-back",
    "another-game",
    "good-game",
    "goodbye",
    "smile",
    "laugh",
    "surprise",
    "thinking",
    "applause",
    "heart",
    "fireworks",
]

PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
