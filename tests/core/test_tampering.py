"""A thousand tamperings with records: each is noticed, or changes nothing."""

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

from aprendiz.core.document import read, read_file, write
from aprendiz.core.errors import Invalid
from aprendiz.core.header import AnyGame, agreed
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games.flautz.game import GAME
from tests.core.recordings import flautz, played, seats
from tests.core.tampering import BYTES, FIELDS, MOVES, Tampering
from tests.core.tower import TOWER

GAMES: dict[str, AnyGame] = {"flautz": GAME, "tower": TOWER}
TIMES = 1000
ORIGINALS = [
    flautz("Anna", "Ben", number=1, mode="matches", matches=1, arena=["floor", "either"]),
    flautz("Zoë", "さくら", "Random 2", number=2, edition="wide", mode="matches", matches=1, arena="short"),
    played(TOWER, agreed(TOWER, seats("Random 0", "Random 1", "Random 2"))),
]
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "records.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def load(name: str) -> AnyGame:
    if name not in GAMES:
        raise Invalid("game", "one-of", known=tuple(GAMES), found=name)
    return GAMES[name]


def outcome(path: Path, original: Record) -> str:
    """The outcome for a file: `Invalid`, the kind of a fault, `harmless`, or `unnoticed`."""
    try:
        document = read_file(path, load)
    except Invalid:
        return "Invalid"
    if write(document) == write(original):
        return "harmless"
    if not isinstance(document, Record):
        return "unnoticed"
    fault = verify(document, GAMES[document.header.game]).fault
    return "unnoticed" if fault is None else fault.kind


@pytest.mark.parametrize(
    ("ways", "kinds", "most_harmless"),
    [
        (BYTES, {"Invalid", "chance", "digest", "result"}, 60),  # A change of white space is harmless.
        (MOVES, {"actor", "chance", "illegal", "digest", "over", "unfinished"}, 0),
        (FIELDS, {"Invalid", "chance", "digest", "actor", "result"}, 30),  # Another spelling of a value is harmless.
    ],
    ids=["bytes", "moves", "fields"],
)
def test_each_of_a_thousand_tamperings_is_noticed_or_changes_nothing(
    ways: tuple[Tampering, ...], kinds: set[str], most_harmless: int, tmp_path: Path
) -> None:
    random, path, seen = Random(1), tmp_path / "game.json", Counter[str]()
    for number in range(TIMES):
        original = ORIGINALS[number % len(ORIGINALS)]
        way = ways[number % len(ways)]
        data = way(write(original).encode(), random)
        path.write_bytes(data)
        found = outcome(path, original)
        assert found != "unnoticed", f"{way.__name__}, number {number}: {data.decode()}"
        seen[found] += 1
    assert kinds <= seen.keys()
    assert seen["harmless"] <= most_harmless


def test_names_may_stand_in_any_order_unless_it_has_a_meaning() -> None:
    original = ORIGINALS[0]
    for free in ([], ["chance"], ["seats", 0], ["moves", 0], ["moves", -1, "move"], ["result"]):
        assert write(read(turned(original, free), load)) == write(original)
    for settled in (["edition"], ["edition", "arenas"], ["edition", "spells"], ["options"]):
        record = read(turned(original, settled), load)
        assert isinstance(record, Record)
        fault = verify(record, GAME).fault
        assert fault is not None
        assert fault.move == 1


def turned(record: Record, place: Sequence[object]) -> str:
    """The text of a record with the names of one object in the opposite order."""
    data = json.loads(write(record))
    inner = data
    for key in place:
        inner = inner[key]
    items = list(inner.items())
    inner.clear()
    inner.update(reversed(items))
    return json.dumps(data)


def test_what_the_schema_refuses_is_not_read() -> None:
    random, refused = Random(2), 0
    for number in range(300):
        data = FIELDS[number % len(FIELDS)](write(ORIGINALS[0]).encode(), random)
        if not VALIDATOR.is_valid(json.loads(data)):
            refused += 1
            with pytest.raises(Invalid):
                read(data.decode("utf-8", "surrogatepass"), load)
    assert refused > 100
