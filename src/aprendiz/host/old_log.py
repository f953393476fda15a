"""Translates log entries written before protocol 2 to the current names."""

from typing import Any, Final

from msgspec.json import decode, encode

NAMES: Final = {
    "kind": {"TookBack": "Undone"},
    "what": {"moved": "swapped", "back": "reclaimed"},
}


def translated(data: bytes) -> bytes:
    entry = decode(data, type=dict[str, Any])
    for field, names in NAMES.items():
        if field in entry:
            entry[field] = names.get(str(entry[field]), entry[field])
    return encode(entry)
