"""The type check of the page finds whatever no longer fits to the server's messages or to the contract of a table."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = "src/aprendiz/web"
TSC = ROOT / "node_modules" / ".bin" / "tsc"

RENAMED = {
    "must_exchange: boolean": "view",
    "calls_final_turns: boolean": "event",
    "give: Card": "move",
    "held: Card[][]": "aids",
    "counts_as: Card": "preview",
}
"""A field of each kind of message of FLAUTZ!."""

pytestmark = pytest.mark.skipif(not TSC.exists(), reason="TypeScript is not installed, so no types can be checked")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A copy of the page that may be damaged."""
    shutil.copytree(ROOT / WEB, tmp_path / WEB)
    shutil.copy(ROOT / "tsconfig.json", tmp_path)
    return tmp_path


def test_a_renamed_field_of_any_message_is_found(page: Path) -> None:
    for field in RENAMED:
        change(page, "types/messages.d.ts", f"    {field};", f"    renamed_{field};")

    found = problems(page)

    for field in RENAMED:
        name = field.split(":")[0]
        assert f"'{name}' does not exist" in found, name


def test_a_table_that_does_not_keep_the_contract_is_found(page: Path) -> None:
    change(page, "flautz/showing.js", 'holding: ["MatchEnded"],', "")
    change(page, "house/furniture.js", "Table: FlautzTable", "Table: () => null")

    found = problems(page)

    assert "Property 'holding' is missing" in found
    assert "Property 'furnishing' is missing" in found


def change(page: Path, name: str, old: str, new: str) -> None:
    file = page / WEB / name
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def problems(page: Path) -> str:
    done = subprocess.run([TSC, "--project", page], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode != 0
    return done.stdout
