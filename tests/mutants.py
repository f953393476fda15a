"""Mutation tests of the rules: every change that no test notices must be listed with a reason, in survivors.toml."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

LISTED = Path(__file__).parent / "survivors.toml"
MUTMUT = [sys.executable, "-m", "mutmut"]


def main() -> int:
    subprocess.run([*MUTMUT, "run"], check=True)
    listed = {
        change: reason
        for table in tomllib.loads(LISTED.read_text(encoding="utf-8")).values()
        for change, reason in table.items()
    }
    survived = {change(name) for name in mutants("survived", "no tests", "suspicious")}
    unfinished = {change(name) for name in mutants("timeout")}
    for text in sorted(survived):
        print(f"survived, listed: {listed[text]}\n  {text}" if text in listed else f"SURVIVED, NOT LISTED\n  {text}")
    for text in sorted(listed.keys() - survived - unfinished):
        print(f"listed, but caught: take it off the list\n  {text}")
    new = survived - listed.keys()
    print(f"{len(survived)} changes survived, {len(new)} of them without a reason in {LISTED.name}")
    return 1 if new else 0


def mutants(*outcomes: str) -> list[str]:
    results = subprocess.run([*MUTMUT, "results"], check=True, capture_output=True, text=True).stdout
    return re.findall(rf"^\s*(\S+): (?:{'|'.join(outcomes)})$", results, flags=re.MULTILINE)


def change(name: str) -> str:
    """A mutant named by its function and the lines it changes, because its number changes with the next edit."""
    shown = subprocess.run([*MUTMUT, "show", name], check=True, capture_output=True, text=True).stdout
    lines = [line for line in shown.splitlines() if re.match(r"[-+](?![-+])", line)]
    was, becomes = (" ".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    place = re.sub(r"^aprendiz\.games\.|__mutmut_\d+$", "", name)
    return f"{re.sub(r'x(_|ǁ.*ǁ)', '', place)}: {was} -> {becomes}"


if __name__ == "__main__":
    sys.exit(main())
