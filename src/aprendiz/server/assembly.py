"""Assembles files of the page so that a browser needs few requests, one after the other, to show a screen.

A stylesheet is served with the sheets that it imports. The page names the games, and all modules of its start, which a
browser would otherwise find level by level. `modules.json` lists the imports of every module, and the files that it
loads later, for screens that are fetched ahead.
"""

import json
import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from posixpath import normpath
from typing import Final

from aprendiz.games import NAMES

PAGE: Final = "/index.html"
MODULES: Final = "/modules.json"

STYLE_IMPORT: Final = re.compile(rb'^@import "([\w-]+\.css)";\n', re.MULTILINE)
MODULE_IMPORT: Final = re.compile(r'^(?:import|export)\b(?:[^"\';()]*\bfrom)? "(\.[^"]+)";', re.MULTILINE)
LATER_IMPORT: Final = re.compile(r'\bimport\("(\.[^"]+)"\)')
LATER_STYLE: Final = re.compile(r'\bwear\("([\w-]+)"\)')
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
MODULE_SCRIPT: Final = re.compile(rb'^ *<script type="module" src="/v(/[^"]+)"', re.MULTILINE)

Files = Mapping[str, bytes]
Imports = Mapping[str, list[str]]


def assembled(files: Files) -> dict[str, bytes]:
    """All files by the paths under which they are served."""
    modules = {path: data.decode() for path, data in files.items() if path.endswith(".js")}
    imports = {path: imports_of(path, text) for path, text in modules.items()}
    later = {path: found for path, text in modules.items() if (found := loaded_later(path, text))}
    return {
        **files,
        **{path: stylesheet(path, files) for path in files if path.endswith(".css")},
        PAGE: with_games(page(files[PAGE], imports)),
        MODULES: json.dumps({"imports": imports, "later": later}, separators=(",", ":")).encode(),
    }


def stylesheet(path: str, files: Files) -> bytes:
    """A sheet, with the sheets of the same folder that it imports in their place."""

    def imported(found: re.Match[bytes]) -> bytes:
        return stylesheet(beside(path, found[1].decode()), files)

    return STYLE_IMPORT.sub(imported, files[path])


def page(html: bytes, imports: Imports) -> bytes:
    """The page, which names all modules that its scripts import before the last script."""
    scripts = list(MODULE_SCRIPT.finditer(html))
    if not scripts:
        return html
    modules = needed_by([script[1].decode() for script in scripts], imports)
    links = "".join(f'    <link rel="modulepreload" href="/v{path}">\n' for path in modules)
    last = scripts[-1].start()
    return html[:last] + links.encode() + html[last:]


def with_games(html: bytes) -> bytes:
    return html.replace(b"<html ", f'<html data-games="{" ".join(NAMES)}" '.encode(), 1)


def needed_by(modules: list[str], imports: Imports) -> list[str]:
    """All modules that these import, directly or not, level by level."""
    known, level = dict.fromkeys(modules), modules
    while level:
        level = [path for path in dict.fromkeys(path for one in level for path in imports[one]) if path not in known]
        known.update(dict.fromkeys(level))
    return list(known)[len(modules) :]


def imports_of(path: str, text: str) -> list[str]:
    """The modules that a module imports at its start."""
    return [beside(path, name) for name in MODULE_IMPORT.findall(text)]


def loaded_later(path: str, text: str) -> list[str]:
    """The modules that a module imports when they are first needed, and the stylesheets that it puts on (`wear`)."""
    code = COMMENT.sub("", text)
    modules = [beside(path, name) for name in LATER_IMPORT.findall(code)]
    return [*modules, *(f"/styles/{name}.css" for name in LATER_STYLE.findall(code))]


def beside(path: str, name: str) -> str:
    return normpath(str(PurePosixPath(path).parent / name))
