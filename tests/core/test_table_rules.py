"""The table's own rules: numbered without gaps, each of them used, and written down in one place."""

import re
from pathlib import Path

from aprendiz.core.table_rules import STATUSES, TableRule, no

SOURCES = Path(__file__).parents[2] / "src/aprendiz"
OWN = ("table_rules.py", "table_rules.js")


def sources() -> dict[Path, str]:
    paths = [path for kind in ("py", "js", "ftl", "ts") for path in SOURCES.rglob(f"*.{kind}") if path.name not in OWN]
    return {path: path.read_text(encoding="utf-8") for path in paths}


def test_every_number_is_there_once() -> None:
    assert [rule.number for rule in TableRule] == [f"table-{number}" for number in range(1, 29)]


def test_every_rule_is_used() -> None:
    used = {name for text in sources().values() for name in re.findall(r"\bTableRule\.([A-Z_]+)", text)}
    assert used == {rule.name for rule in TableRule}


def test_no_number_is_written_anywhere_else() -> None:
    assert len(sources()) > 300
    assert [str(path) for path, text in sources().items() if re.search(r"\btable-\d", text)] == []


def test_a_refusal_has_the_number_of_its_rule_and_a_status() -> None:
    refusal = no(TableRule.SHARE_MISSING, "wait-for-a-share", name="Ben").refusal
    assert (refusal.rule, refusal.remedy, refusal.facts) == ("table-16", "wait-for-a-share", {"name": "Ben"})
    assert STATUSES[refusal.rule] == 409
    assert STATUSES["table-18"] == 404
