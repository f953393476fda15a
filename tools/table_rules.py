"""Generates web/net/table_rules.js, the numbers of the table's own rules by name, from the Python enum.

`python -m tools.table_rules` writes it.
"""

from pathlib import Path
from typing import Final

from aprendiz.core.table_rules import TableRule

FILE: Final = Path(__file__).parents[1] / "src/aprendiz/web/net/table_rules.js"


def text() -> str:
    """The whole file."""
    lines = [
        "// The rules of the table itself, by name; made from the Python enum by `python -m tools.table_rules`.",
        "",
        "export const TableRule = Object.freeze({",
        *(f'  {rule.name}: "{rule.number}",' for rule in TableRule),
        "});",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
