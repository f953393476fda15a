"""Files of games: proven, or one sentence says what is wrong and what should be there."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import TEXT_PLAY, aprendiz

KEPT = Path(__file__).parents[1] / "records"

Data = dict[str, Any]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of one match of two bots, with moves of chance and of players to tamper with."""
    file = tmp_path_factory.mktemp("record") / "game.json"
    answer = aprendiz(
        *TEXT_PLAY, "--watch", "--bots", "novice", "--seats", "2", "--matches", "1", "--seed", "3", "--save", str(file)
    )
    assert (answer.stderr, answer.returncode) == ("", 0)
    return file


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """What a person saw of the first turns, and the record of the whole game."""
    folder = tmp_path_factory.mktemp("log")
    file, whole = folder / "log.json", folder / "game.json"
    options = (
        "--plain",
        "--bots",
        "novice",
        "--names",
        "Anna",
        "--seats",
        "2",
        "--matches",
        "1",
        "--seed",
        "4",
        "--save",
        str(whole),
    )
    answer = aprendiz(*TEXT_PLAY, *options, typed=f"1\n\n1\n\nlog {file}\n" + "1\n\n" * 50)
    assert (answer.stderr, answer.returncode) == ("", 0)
    return file, whole


def read(file: Path) -> Data:
    data: Data = json.loads(file.read_text(encoding="utf-8"))
    return data


def write(file: Path, data: Data) -> Path:
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return file


def verdicts(*files: Path, language: str = "en") -> tuple[list[str], int]:
    """A line for each file, and the exit code."""
    answer = aprendiz("verify", *map(str, files), "--lang", language)
    assert answer.stderr == ""
    lines = answer.stdout.splitlines()
    assert len(lines) == len(files)
    assert [line.startswith(f"{file}: ") for file, line in zip(files, lines, strict=True)] == [True] * len(files)
    return [line.removeprefix(f"{file}: ") for file, line in zip(files, lines, strict=True)], answer.returncode


def test_a_game_as_it_was_played_is_proven_with_its_moves_and_its_seal(record: Path) -> None:
    data = read(record)
    moves, chance = len(data["moves"]), sum(move["by"] == "chance" for move in data["moves"])

    [line], code = verdicts(record)

    assert line.startswith(f"in order. FLAUTZ!, {moves} moves; all {chance} moves of luck follow from the sealed seed")
    assert re.search(rf"\b{data['chance']['seal']}\b", line)
    assert code == 0


# Ways to change a record. Messages count moves from 1, this code from 0.


def first(data: Data, kind: str) -> int:
    return next(number for number, move in enumerate(data["moves"]) if move["move"]["kind"] == kind)


def change_a_card(data: Data) -> None:
    move = data["moves"][first(data, "Draw")]["move"]
    move["card"] = "P" if move["card"] != "P" else "B1"


def swap_two_draws(data: Data) -> None:
    moves, number = data["moves"], first(data, "Draw")
    other = next(n for n in range(number, len(moves)) if moves[n]["move"] != moves[number]["move"])
    moves[number], moves[other] = moves[other], moves[number]


def swap_the_moves_of_two_players(data: Data) -> None:
    moves, number = data["moves"], first(data, "Exchange")
    assert moves[number]["by"] != moves[number + 1]["by"]
    moves[number], moves[number + 1] = moves[number + 1], moves[number]


def lay_what_is_not_in_the_hand(data: Data) -> None:
    move = data["moves"][first(data, "Exchange")]["move"]
    move["give"] = "I9"


def take_what_is_not_there(data: Data) -> None:
    data["moves"][first(data, "Exchange")]["move"]["take"] = "I9"


def leave_out_a_move(data: Data) -> None:
    del data["moves"][first(data, "Exchange")]


def add_a_move(data: Data) -> None:
    data["moves"].append(data["moves"][-1])


def stop_before_the_end(data: Data) -> None:
    del data["moves"][-1]


def change_a_digest(data: Data) -> None:
    data["moves"][4]["digest"] = "0" * 32


def change_the_result(data: Data) -> None:
    data["result"]["totals"] = [99, 98]


def change_the_seal(data: Data) -> None:
    data["chance"]["seal"] = "0" * 64


def change_the_seed(data: Data) -> None:
    data["chance"]["seed"] = "0" * 64


def change_a_name(data: Data) -> None:
    data["seats"][0]["name"] = "Merlin"


def change_an_option(data: Data) -> None:
    data["options"]["ties"] = "nobody"


def write_it_under_older_rules(data: Data) -> None:
    data["rules"] = 0


def write_it_under_newer_rules(data: Data) -> None:
    data["rules"] = 2


ENROL = r"the apprentices are given out: \w+/\w+"
CHANGES: dict[Callable[[Data], None], str] = {
    change_a_card: r"move 3 is not what .* should be: the [\w ]+ is drawn\. It is: the [\w ]+ is drawn\.",
    swap_two_draws: r"move 3 is not what .* should be: the [\w ]+ is drawn\. It is: the [\w ]+ is drawn\.",
    swap_the_moves_of_two_players: r"move 19 should be made by \w+ \d, not by \w+ \d\.",
    lay_what_is_not_in_the_hand: r"move 19 is against the rules: take .* put the illusion 9 there\. .*4\.2.*",
    take_what_is_not_there: r"move 19 is against the rules: take the illusion 9 .*4\.1.*",
    leave_out_a_move: r"move 19 should be made by \w+ \d, not by \w+ \d\.",
    add_a_move: r"move \d+ comes after the end of the game: take .*",
    stop_before_the_end: r"the game is not over: it stops after move \d+\..*",
    change_a_digest: rf"after move 5, .* digest should be [0-9a-f]{{32}}, not {'0' * 32}\.",
    change_the_result: r"the result should be .*, not .*99.*98.*",
    change_the_seal: rf"the seal .* should be [0-9a-f]{{64}}, not {'0' * 64}\.",
    change_the_seed: r"the seal .* should be [0-9a-f]{64}, not [0-9a-f]{64}\.",
    change_a_name: rf"move 1 is not what .* should be: {ENROL}\. It is: {ENROL}\.",
    change_an_option: rf"move 1 is not what .* should be: {ENROL}\. It is: {ENROL}\.",
    write_it_under_older_rules: rf"written under rules 0; .* rules 1, .* move 1 is not what .* {ENROL}\. .*",
    write_it_under_newer_rules: r"it was written under rules 2, .* 1 .*",
}


@pytest.fixture(scope="module")
def changed(record: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[Callable[[Data], None], Path]:
    folder = tmp_path_factory.mktemp("changed")
    files = {}
    for change in CHANGES:
        data = read(record)
        change(data)
        files[change] = write(folder / f"{change.__name__}.json", data)
    return files


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__.replace("_", "-"))
def test_a_changed_record_is_told_with_what_is_wrong_and_what_should_be_there(
    changed: dict[Callable[[Data], None], Path], change: Callable[[Data], None]
) -> None:
    [line], code = verdicts(changed[change])

    assert re.fullmatch(CHANGES[change], line), line
    assert code == 1


def test_what_should_be_there_is_what_was_there(record: Path, changed: dict[Callable[[Data], None], Path]) -> None:
    whole = read(record)
    names = [seat["name"] for seat in whole["seats"]]
    by = whole["moves"][first(whole, "Exchange")]["by"]
    changes = (swap_the_moves_of_two_players, change_a_digest, change_the_seal, stop_before_the_end)

    [swapped, digest, seal, stopped], _ = verdicts(*(changed[change] for change in changes))

    assert swapped.casefold() == f"move 19 should be made by {names[by]}, not by {names[1 - by]}.".casefold()
    assert f"should be {whole['moves'][4]['digest']}, not " in digest
    assert f"should be {whole['chance']['seal']}, not " in seal
    assert f"after move {len(whole['moves']) - 1}." in stopped


def test_every_language_has_its_own_sentence_for_each_of_them(
    record: Path, changed: dict[Callable[[Data], None], Path]
) -> None:
    told = {}
    for language in LANGUAGES:
        lines, code = verdicts(record, *changed.values(), language=language)
        told[language] = lines
        assert code == 1

    for language in LANGUAGES:
        for change, line, english in zip((None, *changed), told[language], told["en"], strict=True):
            assert (line == english) == (language == "en"), (language, change)
            assert numbers_in(line) == numbers_in(english), (language, change)


def numbers_in(line: str) -> list[str]:
    """The numbers of a line, sorted, because their order depends on the language: move, rules, value, seal."""
    return sorted(re.findall(r"\b[0-9a-f]*\d[0-9a-f]*\b", line))


@pytest.mark.parametrize("part", [0, 1, 0.5, -3])
def test_a_cut_file_is_not_proven(tmp_path: Path, record: Path, part: float) -> None:
    content = record.read_bytes()
    cut = tmp_path / "cut.json"
    cut.write_bytes(content[: int(part * len(content)) if part == 0.5 else int(part)])

    [line], code = verdicts(cut)

    assert "JSON" in line
    assert code == 1


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ('"kind": "Draw", "card"', '"kind": "Draw", "cards"', "moves.3.move"),
        ('"by": "chance"', '"by": 7', "moves.1.by"),
        ('"ties": "each"', '"ties": "all"', "options.ties"),
        ('"game": "flautz"', '"game": "chess"', "flautz"),
        ('"seal": "', '"seal": "x', "chance.seal"),
        ('"result": {', '"results": {', "result"),
        ('"format": "aprendiz-record"', '"format": "aprendiz-record", "format": "aprendiz-record"', "format"),
    ],
)
def test_a_record_that_cannot_be_read_is_told_with_the_entry(
    tmp_path: Path, record: Path, old: str, new: str, names: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "game.json"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")

    [line], code = verdicts(file)

    assert names in line
    assert code == 1


def test_one_bad_file_does_not_hide_the_others(
    tmp_path: Path, record: Path, changed: dict[Callable[[Data], None], Path]
) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff")
    copy = tmp_path / "copy.json"
    copy.write_bytes(record.read_bytes())

    lines, code = verdicts(record, broken, tmp_path / "nowhere.json", changed[change_a_card], tmp_path, copy)

    assert [line.startswith("in order. ") for line in lines] == [True, False, False, False, False, True]
    assert code == 1
    assert verdicts(record, copy)[1] == 0


def test_a_log_proves_nothing_alone(log: tuple[Path, Path]) -> None:
    [line], code = verdicts(log[0])

    assert re.search(r"\bseat 0\b", line)
    assert "in order" not in line
    assert code == 1


def test_a_log_is_compared_with_its_record_in_whatever_order_they_are_named(
    log: tuple[Path, Path], record: Path
) -> None:
    file, whole = log

    for names in ((file, whole), (whole, file), (record, file, whole)):
        lines, code = verdicts(*names)
        line = lines[names.index(file)]
        assert line.startswith("in order. ")
        assert "seat 0" in line
        assert str(whole) in line
        assert code == 0


def test_a_log_of_another_game_is_not_proven_by_a_good_record(log: tuple[Path, Path], record: Path) -> None:
    [good, alone], code = verdicts(record, log[0])

    assert good.startswith("in order. ")
    assert "seat 0" in alone
    assert "in order" not in alone
    assert code == 1


def test_a_log_of_which_the_record_tells_otherwise_is_told_with_the_update(
    tmp_path: Path, log: tuple[Path, Path]
) -> None:
    data = read(log[0])
    view = data["updates"][1]["frames"][-1]["view"]
    view["deck_size"] += 1
    other = write(tmp_path / "log.json", data)

    [_, line], code = verdicts(log[1], other)

    assert re.search(r"\bupdate 2\b", line)
    assert code == 1


def test_a_log_is_not_proven_by_a_record_that_is_not(tmp_path: Path, log: tuple[Path, Path]) -> None:
    data = read(log[1])
    change_the_result(data)
    other = write(tmp_path / "game.json", data)

    lines, code = verdicts(other, log[0])

    assert ["in order" in line for line in lines] == [False, False]
    assert str(other) in lines[1]
    assert code == 1


def test_a_log_of_an_agreement_that_was_changed_is_told(tmp_path: Path, log: tuple[Path, Path]) -> None:
    data = read(log[0])
    data["seats"][0]["name"] = "Merlin"
    other = write(tmp_path / "log.json", data)

    [_, line], code = verdicts(log[1], other)

    assert "Merlin" in line
    assert "Anna" in line
    assert code == 1


def test_every_language_has_its_own_sentences_for_logs(tmp_path: Path, log: tuple[Path, Path]) -> None:
    file, whole = log
    data = read(file)
    data["updates"][1]["frames"][-1]["view"]["deck_size"] += 1
    other = write(tmp_path / "log.json", data)

    compared = [verdicts(whole, file, other, language=language)[0] for language in LANGUAGES]
    alone = [verdicts(file, language=language)[0] for language in LANGUAGES]

    for lines in (*zip(*compared, strict=True), *zip(*alone, strict=True)):
        assert len(set(lines)) == len(LANGUAGES)


@pytest.mark.skipif(not KEPT.is_dir(), reason="no records are kept")
def test_the_kept_records_are_what_their_names_say() -> None:
    files = sorted(KEPT.glob("*.json"))

    lines, code = verdicts(*files)

    assert len(files) > 5
    assert code == 1
    for file, line in zip(files, lines, strict=True):
        is_saved, is_log = file.stem.endswith("saved"), "seat-log" in file.stem
        assert line.startswith("in order. ") == (not is_saved and file.stem != "rules-0-otherwise"), line
        assert ("rules 0;" in line) == file.stem.startswith("rules-0-")
        assert ("is not over" in line) == is_saved
        assert ("saw in" in line) == is_log
        for game, name in (("magus", "Magus Novatus"), ("labyrinth", "The Magic Labyrinth")):
            if file.stem.startswith(f"{game}-"):
                assert line.startswith(f"in order. {name}, ") == (not is_saved and not is_log)


def test_every_language_has_its_own_sentence_for_a_magus_record_and_what_is_wrong_with_it(tmp_path: Path) -> None:
    whole = KEPT / "magus-aimed-throws-of-three.json"
    changes: dict[str, tuple[str, dict[str, Any]]] = {
        "land": ("Land", {"row": 5, "column": 5}),
        "take": ("Take", {"line": "row", "number": 5, "colour": "red", "value": None}),
        "cast": ("Cast", {"spell": "*333", "points": 2}),
    }
    files = [whole]
    for name, (kind, other) in changes.items():
        data = read(whole)
        data["moves"][first(data, kind)]["move"].update(other)
        files.append(write(tmp_path / f"{name}.json", data))

    told = {language: verdicts(*files, language=language) for language in LANGUAGES}

    [good, landed, took, cast], code = told["en"]
    assert good.startswith("in order. Magus Novatus, 347 moves; all 212 moves of luck")
    assert re.fullmatch(
        r"move \d+ is not what .* should be: the cube lands on .*\. It is: the cube lands on row 5, column 5\.", landed
    )
    assert re.fullmatch(r"move \d+ is against the rules: take all red from row 5\. .*3\.4.*", took)
    assert re.fullmatch(r"move \d+ is against the rules: cast the spell for 2 points and pay as usual\. .*4\.1.*", cast)
    assert code == 1
    for language in LANGUAGES:
        for line, english in zip(told[language][0], told["en"][0], strict=True):
            assert (line == english) == (language == "en")
            assert numbers_in(line) == numbers_in(english), line


# Logs of archived tables

LOGS = Path(__file__).parents[1] / "host" / "logs"


def archived(folder: Path, entries: list[bytes]) -> str:
    file = folder / "2027-01-15-flautz-00.jsonl"
    file.write_bytes(b"".join(entry + b"\n" for entry in entries))
    return str(file)


def test_the_log_of_a_table_whose_entries_follow_one_another_is_in_order(tmp_path: Path) -> None:
    entries = (LOGS / "chained.jsonl").read_bytes().splitlines()
    answer = aprendiz("verify", file := archived(tmp_path, entries))
    assert (answer.stderr, answer.returncode) == ("", 0)
    [line] = answer.stdout.splitlines()
    assert line.startswith(f"{file}: in order. The {len(entries)} entries")
    assert line.endswith("Last head: ae9cf90842d7df9e19e89419b29eebaf.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_that_does_not_follow_is_named(language: str, tmp_path: Path) -> None:
    entries = (LOGS / "chained.jsonl").read_bytes().splitlines()
    entries[5] = entries[5].replace(b'"at":1', b'"at":2')
    answer = aprendiz("verify", file := archived(tmp_path, entries), "--lang", language)
    assert (answer.stderr, answer.returncode) == ("", 1)
    [line] = answer.stdout.splitlines()
    assert line.startswith(f"{file}: ")
    assert re.findall(r"\d+", line.removeprefix(file)) == ["7"]


@pytest.mark.parametrize("cut", [40, 2, 1])
def test_a_log_that_was_cut_within_an_entry_is_noticed(cut: int, tmp_path: Path) -> None:
    entries = (LOGS / "chained.jsonl").read_bytes().splitlines()
    answer = aprendiz("verify", archived(tmp_path, [*entries[:-1], entries[-1][:-cut]]))
    assert answer.returncode == 1
    assert f"entry {len(entries)} does not follow" in answer.stdout


def test_a_log_without_a_chain_proves_nothing(tmp_path: Path) -> None:
    entries = (LOGS / "protocol_1.jsonl").read_bytes().splitlines()
    answer = aprendiz("verify", archived(tmp_path, entries))
    assert answer.returncode == 1
    assert "from before logs had a chain" in answer.stdout


@pytest.mark.parametrize("content", [[], [b'{"kind":"Said"}'], [b"\xff"]])
def test_a_file_that_is_no_log_of_a_table_is_named_in_one_line(content: list[bytes], tmp_path: Path) -> None:
    answer = aprendiz("verify", file := archived(tmp_path, content))
    assert (answer.stderr, answer.returncode) == ("", 1)
    [line] = answer.stdout.splitlines()
    assert line.startswith(file)
