"""The core imports only the standard library, mypy_extensions and msgspec; import-linter checks the other layers."""

import ast
import sys
from pathlib import Path

CORE = Path(__file__).parent.parent / "src" / "aprendiz" / "core"
ALLOWED = {*sys.stdlib_module_names, "mypy_extensions", "msgspec"}


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_the_core_imports_nothing_foreign() -> None:
    for path in CORE.glob("*.py"):
        foreign = {name for name in imported(path) if name.split(".")[0] not in ALLOWED}
        assert all(name.startswith("aprendiz.core") for name in foreign), f"{path.name} imports {foreign}"
