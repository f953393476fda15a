"""The supported languages, and which of them the environment or a browser asks for."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("es", "en", "it", "ca", "pt")
FALLBACK: Final = "en"

LOCALES: Final = {"en": "en-GB", "pt": "pt-PT"}
"""Locales of languages whose plural rules or dates depend on the country: in European Portuguese, zero is plural."""

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the locale, as other programs find it: LANGUAGE lists several, each of VARIABLES names one."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    # The C locale means no translation, whatever LANGUAGE says.
    listed = [] if locale in ("", "C", "POSIX") else environment.get("LANGUAGE", "").split(":")
    for wish in (*listed, locale):
        language = wish.partition("_")[0].partition(".")[0].partition("@")[0].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


def of_header(header: str) -> str:
    """The language that a browser prefers, by its Accept-Language header."""
    wishes: list[tuple[float, str]] = []
    for wish in header.lower().split(","):
        tag, _, weight = wish.replace(" ", "").partition(";q=")
        language = tag.partition("-")[0]
        if language in LANGUAGES:
            wishes.append((_weight(weight), language))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
