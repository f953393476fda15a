"""Records and seat logs as files: their contents, writing and reading, and the errors of broken ones."""

import json
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

from aprendiz.core.document import LARGEST_FILE, read, read_file, write
from aprendiz.core.errors import Invalid
from aprendiz.core.header import Header, Seat, agreed, read_header
from aprendiz.core.plain import encode
from aprendiz.core.reader import Reader
from aprendiz.core.record import Record
from aprendiz.core.state import CHANCE
from aprendiz.games import load
from aprendiz.games.flautz.game import GAME
from tests.core.recordings import OWN_EDITION, flautz, seat_log, seats

GAME_OF_TWO = flautz("Zoë", "Plain 1", number=1, arena=["floor", "either"], mode="matches", matches=1)
RECORD = write(GAME_OF_TWO)
SAVED = write(flautz("Anna", "Ben", number=1, most=3))
LOG = write(seat_log(GAME_OF_TWO, GAME, 1))
TEXTS = {"record": RECORD, "saved": SAVED, "log": LOG}
RULES = f'"rules": {GAME.rules}'


def test_a_record_has_one_move_per_line_and_signs_as_they_are() -> None:
    lines = RECORD.splitlines()
    first, last = lines.index('"moves": ['), lines.index("],")
    assert RECORD.endswith("}\n")
    assert [json.loads(line.rstrip(",")) for line in lines[first + 1 : last]] == json.loads(RECORD)["moves"]
    assert '{"name": "Zoë", "player": "person"}' in RECORD


def test_a_record_names_all_that_was_agreed_and_everything_that_happened() -> None:
    data = json.loads(RECORD)
    assert list(data) == [
        *("format", "version", "game", "rules", "edition", "options", "seats"),
        *("chance", "moves", "result"),
    ]
    assert data["edition"] == GAME.write_edition(GAME.read_edition("classic"))
    assert data["options"] == {
        "arena": ["floor", "either"],
        "mode": "matches",
        "matches": 1,
        "ties": "each",
        "starter": None,
        "limit": None,
    }
    assert data["moves"][0]["move"]["kind"] == "Enrol"
    assert [move["by"] for move in data["moves"][:19]] == ["chance"] * 18 + [data["moves"][1]["move"]["seat"]]
    assert data["result"]["kind"] == "FlautzResult"
    assert json.loads(SAVED)["result"] is None


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_read_is_written_the_same(name: str) -> None:
    text = TEXTS[name]
    assert write(read(text, load)) == text
    assert write(read(json.dumps(json.loads(text), indent=3), load)) == text


def test_a_digest_is_of_the_key_the_move_and_the_state_after_it() -> None:
    state = GAME.start(GAME_OF_TWO.header.setup(GAME))
    for step in GAME_OF_TWO.steps:
        assert step.by == (None if state.actor == CHANCE else state.actor)
        state.play(GAME.action(state, step.move))  # type: ignore[arg-type]  # a step holds the move of any game
        whole = bytes.fromhex(state.digest()) + encode(step.move)
        assert step.digest == blake2b(whole, digest_size=16, key=GAME_OF_TWO.key, person=b"aprendiz move").hexdigest()


def test_the_header_goes_into_the_key_as_it_stands() -> None:
    header = agreed(GAME, (Seat("Zoë", "person"), Seat("R", "random")), OWN_EDITION, {"arena": "garden"})
    whole = {"format": "aprendiz-record", "version": 1, "game": "flautz", "rules": GAME.rules}
    names = [{"name": "Zoë", "player": "person"}, {"name": "R", "player": "random"}]
    whole |= {"edition": header.edition, "options": header.options, "seats": names}
    assert header.encode() == json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()
    arenas = dict(reversed(OWN_EDITION["arenas"].items()))  # type: ignore[attr-defined]  # it is a dictionary
    turned = agreed(GAME, header.seats, {**OWN_EDITION, "arenas": arenas}, {"arena": "garden"})
    assert turned.edition == header.edition
    assert turned.encode() != header.encode()  # The first arena is the default.


def test_a_header_leads_back_to_the_setup() -> None:
    header = agreed(GAME, seats("Anna", "Ben", "Carla"), "wide", {"arena": "long", "starter": 2})
    setup = header.setup(GAME)
    assert (setup.seats, setup.edition.name, setup.starter, len(setup.arena)) == (3, "wide", 2, 7)


@pytest.mark.parametrize(
    ("names", "edition", "options", "message"),
    [
        (["Anna"], None, {}, "seats: must be a whole number from 2 to 5, not 1"),
        (["Anna", ""], None, {}, "seats.2.name: must be a name of 1 to 40 .*, not ''"),
        (["Anna", "B" * 41], None, {}, "seats.2.name: must be a name of 1 to 40"),
        (["Anna", "B\u202eob"], None, {}, "seats.2.name: must be a name of 1 to 40"),
        (["Anna", "B\x1b[2J"], None, {}, r"seats.2.name: must be a text that can be shown, not 'B\\x1b\[2J'"),
        (["Anna", "B\udc80"], None, {}, r"seats.2.name: must be a text that can be shown"),
        (["Anna", "Ben "], None, {}, "seats.2.name: must be a name of 1 to 40"),
        (["Anna", "Ben"], "huge", {}, "edition: must be one of classic, wide or"),
        (["Anna", "Ben"], 3, {}, "edition: must be one of classic, wide or"),
        (["Anna", "Ben"], {**OWN_EDITION, "name": "a\nb"}, {}, r"edition.name: must be a name of 1 to 60 letters"),
        (["Anna", "Ben"], None, {"starter": 2}, "starter: must be a whole number from 0 to 1, not 2"),
    ],
)
def test_what_cannot_be_played_or_read_back_is_not_agreed(
    names: list[str], edition: object, options: dict[str, object], message: str
) -> None:
    with pytest.raises(Invalid, match=f"^{message}"):
        agreed(GAME, [Seat(name, "person") for name in names], edition, options)


BROKEN = [
    ("record", "{\n", "", "text: is not valid JSON from line 1 on: damaged or cut off"),
    ("record", '"flautz",', '"flautz", "game": "flautz",', "game: is there twice"),
    ("record", '"by": 0,', '"by": 0, "by": 1,', r"moves\.\d+\.by: is there twice"),
    ("record", '"version": 1', '"version": 2', "version: is version 2 of the format; this program reads version 1"),
    ("record", '"version": 1', '"version": true', "version: must be a whole number, not True"),
    ("record", '"version": 1', '"version": 1.0', r"version: must be a whole number, not 1\.0"),
    ("record", '"version": 1,', "", "version: is missing"),
    ("record", "aprendiz-record", "record", "format: must be one of aprendiz-record, aprendiz-seat-log, not 'record'"),
    ("record", "aprendiz-record", "aprendiz-seat-log", "seal: is missing"),
    ("record", '"flautz"', '"chess"', "game: must be one of .*, not 'chess'"),
    ("record", '"flautz"', "null", "game: must be a text, not None"),
    ("record", RULES, '"rules": -1', "rules: must be a whole number from 0 to 1000000, not -1"),
    ("record", RULES, '"rules": NaN', "rules: must be a whole number, not nan"),
    ("record", RULES, '"rules": 1e400', "rules: must be a whole number, not inf"),
    ("record", RULES, f'"rules": {2**53}', "rules: must be a whole number from -9007199254740991 to"),
    ("record", RULES, f'"rules": {"9" * 5000}', "text: is not valid JSON from line 1 on"),
    ("record", RULES, f'"rules": {"[" * 100_000}', "text: is not valid JSON"),
    ("record", RULES, f'"rules": {"[" * 500}{"]" * 500}', r"rules(\.1){31}: is nested more than 32 deep"),
    ("record", '"prisms": 3', '"prisms": 30', r"edition\.special\.prisms: must be a whole number from 0 to 20, not 30"),
    ("record", '"prisms": 3', '"prisms": 3, "gold": 1', r"edition\.special\.gold: is not known here"),
    ("record", '"prisms": 3', f'"{"p" * 101}": 3', r"edition\.special: must be a name of 1 to 100 .*, not 'ppp"),
    ("record", '"prisms": 3', '"\\u0007": 3', r"edition\.special: must be a name of 1 to 100 .*, not '\\x07'"),
    (
        "record",
        '"name": "classic"',
        '"name": "\\ud800"',
        r"edition\.name: must be a text that can be shown, not '.ud800'",
    ),
    ("record", '"mode": "matches", ', "", r"options\.mode: is missing"),
    (
        "record",
        '"mode": "matches"',
        '"mode": "points"',
        r"options\.mode: must be one of crystals, matches, not 'points'",
    ),
    ("record", '"limit": null', '"limit": null, "seats": 3', r"options\.seats: is not known here; there are arena"),
    ("record", '["floor", "either"], "mode"', '["sea"], "mode"', r"options\.arena\.1: must be one of floor, air"),
    ("record", '["floor", "either"], "mode"', '"lawn", "mode"', r"options\.arena: must be one of usual, short, long"),
    ("record", '"starter": null', '"starter": 2', r"options\.starter: must be a whole number from 0 to 1, not 2"),
    ("record", '"options": {', '"options": 1, "x": {', "options: must be a table, not 1"),
    ("record", "Zoë", "", r"seats\.1\.name: must be a name of 1 to 40 .*, not ''"),
    ("record", "Zoë", "Z" * 41, r"seats\.1\.name: must be a name of 1 to 40"),
    ("record", '"plain"}', '"plain", "age": 7}', r"seats\.2\.age: is not known here; there are name, player"),
    ("record", ', {"name": "Plain 1", "player": "plain"}', "", r"seats: must be a list of 2 to 5 entries, not \[\{"),
    ("record", GAME_OF_TWO.seal, GAME_OF_TWO.seal[1:], r"chance\.seal: must be 64 hexadecimal digits in lower case"),
    ("record", GAME_OF_TWO.seal, GAME_OF_TWO.seal.upper(), r"chance\.seal: must be 64 hexadecimal digits"),
    ("record", GAME_OF_TWO.seal, "\uff10" * 64, r"chance\.seal: must be 64 hexadecimal digits"),
    ("record", '"shares": [', '"shares": ["aa", ', r"chance\.shares\.1: must be 32 hexadecimal digits"),
    (
        "record",
        '"shares": [',
        '"time": 1, "shares": [',
        r"chance\.time: is not known here; there are seal, seed, shares",
    ),
    ("record", '"by": 0,', '"by": 2,', r"moves\.\d+\.by: must be a seat from 0 to 1 or “chance”, not 2"),
    ("record", '"by": 0,', '"by": false,', r"moves\.\d+\.by: must be a seat from 0 to 1 or “chance”, not False"),
    ("record", '"by": 0,', '"by": [[]],', r"moves\.\d+\.by: must be a seat from 0 to 1 or “chance”, not \[\[\]\]"),
    ("record", '"kind": "Enrol"', '"kind": "Enroll"', r"moves\.1\.move\.kind: must be one of Exchange"),
    (
        "record",
        '"kind": "Draw", "card": "',
        '"kind": "Draw", "card": "X',
        r"moves\.3\.move\.card: 'X\w+' is not a card",
    ),
    ("record", '"result": {', '"result": 1, "then": {', "result: must be a table, not 1"),
    ("record", '"result": {', '"then": {', "result: is missing"),
    ("record", '"result": {', '"then": {}, "result": {', "then: is not known here"),
    ("log", '"seat": 1,', '"seat": 2,', "seat: must be a whole number from 0 to 1, not 2"),
    ("log", '"version": 2,', '"version": 1,', r"updates\.2\.version: must be greater than 1, not 1"),
    ("log", '"ask": null', '"ask": "no"', r"updates\.\d+\.ask: must be a whole number, not 'no'"),
    ("log", '"updates": [', '"updates": [], "more": [', "updates: must have at least one entry"),
    ("log", '"updates": [', '"moves": [], "updates": [', "moves: is not known here"),
]


@pytest.mark.parametrize(("name", "old", "new", "message"), BROKEN, ids=range(len(BROKEN)))
def test_an_error_names_the_entry_and_the_reason(name: str, old: str, new: str, message: str) -> None:
    text = TEXTS[name]
    assert old in text
    with pytest.raises(Invalid, match=f"^{message}"):
        read(text.replace(old, new, 1), load)


@pytest.mark.parametrize("text", ["", "7", "[]", "null", '"record"', "{}", f"{'[' * 900}{']' * 900}"], ids=range(7))
def test_a_text_that_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(Invalid, match=r"format: is missing|text: is not valid JSON|nested more than 32 deep"):
        read(text, load)


@pytest.mark.parametrize("name", TEXTS)
def test_a_file_cut_anywhere_is_not_read(name: str) -> None:
    text = TEXTS[name]
    for length in range(0, len(text) - 2, 7):
        with pytest.raises(Invalid, match="text: is not valid JSON"):
            read(text[:length], load)


def test_a_file_is_read_and_named(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(RECORD, encoding="utf-8")
    assert read_file(path, load) == GAME_OF_TWO
    path.write_text(RECORD.replace('"by": 0', '"by": 7'), encoding="utf-8")
    with pytest.raises(Invalid, match=r"game\.json: moves\.\d+\.by: must be a seat"):
        read_file(path, load)
    path.write_text(RECORD[:-9], encoding="utf-8")
    with pytest.raises(Invalid, match=r"game\.json: is not valid JSON"):
        read_file(path, load)
    path.write_bytes(RECORD.encode("latin-1"))
    with pytest.raises(Invalid, match=r"game\.json: is not a text file in UTF-8"):
        read_file(path, load)
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(Invalid, match=r"game\.json: is larger than such a file may be \(64000000 bytes\)"):
        read_file(path, load)
    for missing in (tmp_path / "none.json", tmp_path, Path("nul\0")):
        with pytest.raises(Invalid, match="cannot be read"):
            read_file(missing, load)


def test_a_record_of_newer_rules_that_cannot_be_read_is_said_to_be_newer() -> None:
    newer = RECORD.replace(RULES, '"rules": 99')
    assert isinstance(read(newer, load), Record)
    with pytest.raises(Invalid, match=f"^rules: is version 99 of the rules; this program knows version {GAME.rules}"):
        read(newer.replace('"limit": null', '"limit": null, "teams": 2'), load)


def test_an_option_that_older_rules_did_not_have_counts_as_its_default() -> None:
    older = RECORD.replace(RULES, '"rules": 0').replace(', "limit": null', "")
    record = read(older, load)
    assert "limit" not in record.header.options
    assert record.header.setup(GAME).limit == GAME_OF_TWO.header.setup(GAME).limit
    assert write(record) == older


LATER = [("flautz", "final_turns", "all"), ("magus", "infant_goal", "gross"), ("labyrinth", "turned", "no")]


@pytest.mark.parametrize(("name", "option", "value"), LATER)
def test_an_option_that_came_later_is_only_named_if_it_has_not_its_default(name: str, option: str, value: str) -> None:
    game, people = load(name), seats("Anna", "Ben")
    [default] = [each.default for each in game.options if each.name == option]
    plain, other = agreed(game, people, options={option: default}), agreed(game, people, options={option: value})
    assert plain.encode() == agreed(game, people).encode(), "a game without it has the same chance as before"
    assert set(plain.options) == {each.name for each in game.options if not each.is_later}
    assert other.options == {**plain.options, option: value}
    named = replace(plain, options={**plain.options, option: default})
    for header in (plain, other, named):
        assert read_header(Reader.of({**header.as_dict()}), game) == header
        assert header.setup(game).options[option] == header.options.get(option, default)


def test_a_header_made_by_hand_is_checked_when_it_is_used() -> None:
    header = replace(GAME_OF_TWO.header, options={**GAME_OF_TWO.header.options, "ties": "all"})
    assert isinstance(header, Header)
    with pytest.raises(Invalid, match=r"^options\.ties: must be one of each, nobody, not 'all'"):
        header.setup(GAME)
