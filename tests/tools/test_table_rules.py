"""The page knows the rules of the table by the same names and numbers as the server."""

from tools import table_rules


def test_the_file_is_what_the_enum_gives() -> None:
    assert table_rules.FILE.read_text(encoding="utf-8") == table_rules.text(), "run python -m tools.table_rules"
