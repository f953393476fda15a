"""Malformed messages: every command and request, damaged in many ways."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from aprendiz.core.errors import Invalid
from aprendiz.core.plain import plain, read
from aprendiz.games import NAMES, load
from aprendiz.host.chairs import LONGEST_WAIT
from aprendiz.server.wire import PROTOCOL

Data = dict[str, Any]


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


JUNK: Final[tuple[Any, ...]] = (
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        4,
        5,
        99,
        2**31,
        2**53,
        2**63,
        2**64,
        -(2**63) - 1,
        10**30,
        10**4000,
        0.5,
        -0.0,
        1e308,
    ),
    *(
        "",
        " ",
        "x",
        "0",
        "null",
        "../../etc/passwd",
        "/etc/passwd",
        "classic/../classic",
        "..\\..\\nul",
        "file:///etc/passwd",
    ),
    *(
        "\x00",
        "\x1b[2J",
        "a\nb",
        "\u202e",
        "\u200b",
        "\ufffe",
        "é" * 39,
        "💥" * 50,
        "A" * 5000,
        "%s%n{0.__class__}",
        "' OR 1=1 --",
    ),
    *(
        [],
        {},
        [[]],
        [None] * 300,
        {"": {}},
        {"kind": "Sit"},
        {"kind": None},
        {"__class__": "x"},
        nested(40),
        nested(800),
    ),
)

TEXTS: Final[tuple[str | bytes, ...]] = (
    *(
        "",
        " ",
        "{",
        "}",
        "[]",
        "null",
        "true",
        '"Hello"',
        "1e5",
        "{}{}",
        '{"kind":',
        "\ufeff{}",
        "'{}'",
        '{"kind":"Hello",}',
    ),
    *('{"kind":"Hello","protocol":NaN}', '{"kind":"Hello","protocol":Infinity}', '{"kind":"Hello","protocol":1e400}'),
    *(
        '{"kind":"Hello","protocol":' + "9" * 5000 + "}",
        '{"kind":"Hello","protocol":2.0}',
        '{"protocol":2}',
        '{"kind":1}',
    ),
    *(
        '{"kind":"Exit","id":-1,"table":"x"}',
        '{"kind":"Exit","id":9007199254740992,"table":"x"}',
        '{"kind":"Exit","id":"1"}',
    ),
    *("[" * 30_000, '{"a":' * 10_000, '{"kind":"Exit","id":1,"table":' + "[" * 30_000 + "]" * 30_000 + "}", "]" * 50),
    *(
        '{"kind":"Exit","id":1,"table":"\\ud800"}',
        '{"kind":"Exit","id":1,"table":"\\u12"}',
        '{"kind":"Exit","id":1,"table":"a\x01b"}',
    ),
    *(
        b"\xff\xfe",
        b"\x00" * 100,
        b"\x80\x04K\x01.",
        b'{"kind":"Hello","protocol":"\xff"}',
        b"\x1f\x8b\x08\x00garbage",
        b"",
    ),
)
"""Messages that are all malformed."""


def damaged(value: Any, dice: Random) -> Any:
    """The same value with one change somewhere inside."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        match dice.randrange(5):
            case 0:
                return {name: item for name, item in value.items() if name != key}
            case 1:
                return {
                    **value,
                    dice.choice(("extra", "", "kind", "seats", "edition", "self", "\x00")): dice.choice(JUNK),
                }
            case _:
                return {**value, key: damaged(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        place = dice.randrange(len(value))
        match dice.randrange(4):
            case 0:
                return value[:place] + value[place + 1 :]
            case 1:
                return [*value, value[place]]
            case _:
                return [*value[:place], damaged(value[place], dice), *value[place + 1 :]]
    if isinstance(value, str) and value and dice.random() < 0.3:
        place = dice.randrange(len(value))
        return value[:place] + dice.choice(("", "\x00", "9", "-", "Z", "ß")) + value[place + 1 :]
    return dice.choice(JUNK)


def scribbled(text: str, dice: Random) -> str | bytes:
    """A text with some of its bytes changed, lost or doubled, as text or as bytes."""
    data = bytearray(text.encode())
    for _ in range(dice.randint(1, 4)):
        place = dice.randrange(len(data))
        match dice.randrange(4):
            case 0:
                data[place] = dice.randrange(256)
            case 1:
                del data[place]
            case 2:
                data[place:place] = data[place : place + dice.randint(1, 9)]
            case _:
                data[place] = dice.choice(b'"{}[]:,\\0')
        data = data or bytearray(b" ")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return bytes(data)


def plans() -> list[Data]:
    """Plans that can be played, with every option named and the edition written out."""
    found = []
    for name in NAMES:
        game = load(name)
        options = {option.name: plain(option.default) for option in game.options}
        settings = {"is_listed": False, "allows_spectators": True, "sits_in_after": 60, "clock": {"seconds": 60}}
        for edition in (None, game.editions[-1], game.write_edition(game.read_edition(game.editions[-1]))):
            found.append({"game": name, "seats": 2, "edition": edition, "options": options, "settings": settings})
    return found


def commands(seat: int) -> list[Data]:
    """One of every command."""
    seats = [{"kind": kind, "seat": seat} for kind in ("Leave", "Undo", "Reclaim", "Pass", "Free", "Remove", "Reissue")]
    alone = [{"kind": kind} for kind in ("Start", "Pause", "Resume", "End", "Rematch", "Delete", "Invite")]
    return [
        *seats,
        *alone,
        {"kind": "Sit", "name": "Mallory", "seat": seat, "is_helped": True},
        {"kind": "Pledge", "seal": "0" * 64, "pledge": "0" * 64},
        {"kind": "Share", "terms": "0" * 64, "share": "0" * 32},
        {"kind": "Rename", "seat": seat, "name": "Mallory"},
        {"kind": "Help", "seat": seat, "is_on": True},
        {"kind": "OpenHands", "seat": seat, "is_on": True},
        {"kind": "Say", "seat": seat, "phrase": "hello"},
        {"kind": "Act", "seat": seat, "ask": 1, "move": {"kind": "Rest"}},
        {"kind": "Choose", "plan": {"game": "flautz", "seats": 2}},
        {"kind": "SeatBot", "seat": seat, "level": "novice"},
        {"kind": "Swap", "seat": seat, "other": 0},
    ]


def requests(table: str, seat: int) -> list[Data]:
    return [
        {"kind": "Enter", "id": 1, "table": table, "version": None},
        {"kind": "Enter", "id": 1, "table": table, "version": LONGEST_WAIT},
        {"kind": "Ping", "id": 1},
        {"kind": "Exit", "id": 1, "table": table},
        {"kind": "Show", "id": 1, "table": table, "seat": seat},
        {"kind": "Hello", "protocol": PROTOCOL},
        *({"kind": "Do", "id": 1, "table": table, "command": command} for command in commands(seat)),
        {"kind": "Do", "id": 1, "table": table, "command": {"kind": "Invite"}, "token": "0" * 32},
    ]


def wrong_moves(game: str, legal: list[Data], dice: Random) -> Iterator[Data]:
    """Damaged moves, none of which happens to be legal."""
    kinds = load(game).kinds.moves
    allowed = [read(kinds, move, "move") for move in legal]
    while True:
        move = dice.choice(legal)
        for _ in range(dice.randint(1, 3)):
            move = damaged(move, dice)
        if isinstance(move, dict) and not _is_among(kinds, move, allowed):
            yield move


def _is_among(kinds: Any, move: Data, allowed: list[Any]) -> bool:
    try:
        return read(kinds, move, "move") in allowed
    except Invalid:
        return False


def text_of(message: Any) -> str:
    return json.dumps(message, ensure_ascii=False)
