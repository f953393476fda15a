"""Files of games of The Magic Labyrinth: proven, or every language says what is wrong."""

import re
from pathlib import Path
from typing import Any

from aprendiz.lang.languages import LANGUAGES
from tests.cli.test_verify import KEPT, first, numbers_in, read, verdicts, write

WHOLE = KEPT / "labyrinth-random-maze-of-three.json"


def test_every_language_has_its_own_sentence_for_a_record_and_what_is_wrong_with_it(tmp_path: Path) -> None:
    changes: dict[str, tuple[str, dict[str, Any]]] = {
        "wall": ("Wall", {"row": 1, "column": 1, "side": "east"}),
        "turn": ("Turn", {"degrees": 90, "mirrored": True}),
        "step": ("Step", {"direction": "north"}),
    }
    files = [WHOLE]
    for name, (kind, other) in changes.items():
        data = read(WHOLE)
        data["moves"][first(data, kind)]["move"].update(other)
        files.append(write(tmp_path / f"{name}.json", data))

    told = {language: verdicts(*files, language=language) for language in LANGUAGES}

    [good, wall, turn, step], code = told["en"]
    assert code == 1
    assert good.startswith("in order. The Magic Labyrinth, 74 moves; all 41 moves of luck")
    assert re.fullmatch(
        r"move 1 is not what .* be: a wall .* of row \d, column \d\. It is: a wall east of row 1, column 1\.", wall
    )
    assert re.search(r"It is: the box is turned by 90 degrees and mirrored\.$", turn)
    assert re.fullmatch(r"move \d+ is against the rules: go north\. Not possible \(rule 3\.2\): .*", step)
    for language in LANGUAGES:
        for line, english in zip(told[language][0], told["en"][0], strict=True):
            assert (line == english) == (language == "en")
            assert numbers_in(line) == numbers_in(english), line


def test_a_log_of_another_box_is_told_in_one_line_however_large_the_box_is(tmp_path: Path) -> None:
    data = read(KEPT / "labyrinth-ready-maze-mirrored.json")
    data["edition"]["mazes"] |= {f"maze-{number}": ["12-13", "22-23", "32-33"] for number in range(80)}
    record = write(tmp_path / "game.json", data)

    [_, line], code = verdicts(record, KEPT / "labyrinth-seat-log-running.json")

    assert line.startswith('what was agreed is not the same: {"edition": {"name": "classic"')
    assert len(line) < 1000
    assert code == 1
