"""Stylesheets include those that they import, and the page names the modules that its scripts import."""

import json
from importlib import resources

import pytest

from aprendiz.server.assembly import assembled
from aprendiz.server.pages import Pages, sources

FILES = {
    "/index.html": b'<head>\n  <script type="module" src="/v/early.js"></script>\n'
    b'  <script type="module" src="/v/main.js"></script>\n</head>\n',
    "/early.js": b'import { one } from "./parts/one.js";\n',
    "/main.js": b'// The start.\n\nimport {\n  two,\n} from "./parts/two.js";\nimport "./early.js";\n'
    b'const later = () => [import("./later.js"), wear("all")];\n/** @import { Type } from "./types.js" */\n'
    b'/** @param {import("./types.js").Type} one */\n',
    "/parts/one.js": b"export const one = 1;\n",
    "/parts/two.js": b'export { three } from "../three.js";\nexport const from = "./none.js";\n',
    "/three.js": b'import { two } from "./parts/two.js";\n',
    "/later.js": b'import { one } from "./parts/one.js";\n',
    "/styles/all.css": b'/* All. */\n\n@import "some.css";\n@import "c.css";\n',
    "/styles/some.css": b'@import "a.css";\n@import "b.css";\n',
    "/styles/a.css": b"a { color: red }\n",
    "/styles/b.css": b"b { color: red }\n",
    "/styles/c.css": b"c { color: red }\n",
}


def test_a_stylesheet_includes_those_that_it_imports_in_their_order() -> None:
    served = assembled(FILES)["/styles/all.css"]

    assert served == b"/* All. */\n\na { color: red }\nb { color: red }\nc { color: red }\n"


def test_the_page_names_every_module_of_its_scripts_once_and_no_other() -> None:
    served = assembled(FILES)["/index.html"].decode()

    assert [line.strip() for line in served.splitlines()[1:-1]] == [
        '<script type="module" src="/v/early.js"></script>',
        '<link rel="modulepreload" href="/v/parts/one.js">',
        '<link rel="modulepreload" href="/v/parts/two.js">',
        '<link rel="modulepreload" href="/v/three.js">',
        '<script type="module" src="/v/main.js"></script>',
    ]


def test_the_page_names_the_games() -> None:
    served = assembled({**FILES, "/index.html": b'<html lang="en"></html>'})["/index.html"]

    assert served == b'<html data-games="flautz magus labyrinth" lang="en"></html>'


def test_the_imports_of_every_module_are_listed() -> None:
    assert json.loads(assembled(FILES)["/modules.json"])["imports"] == {
        "/early.js": ["/parts/one.js"],
        "/main.js": ["/parts/two.js", "/early.js"],
        "/parts/one.js": [],
        "/parts/two.js": ["/three.js"],
        "/three.js": ["/parts/two.js"],
        "/later.js": ["/parts/one.js"],
    }


def test_the_files_that_a_module_loads_later_are_listed() -> None:
    assert json.loads(assembled(FILES)["/modules.json"])["later"] == {"/main.js": ["/later.js", "/styles/all.css"]}


def test_a_sheet_that_is_missing_is_noticed_when_the_server_starts() -> None:
    with pytest.raises(KeyError, match=r"/styles/none\.css"):
        assembled({**FILES, "/styles/a.css": b'@import "none.css";\n'})


def test_every_import_of_the_real_page_is_served() -> None:
    found = dict(sources(resources.files("aprendiz")))
    served = assembled({name: source.read_bytes() for name, source in found.items()})
    modules = json.loads(served["/modules.json"])

    assert {imported for imports in modules["imports"].values() for imported in imports} <= set(modules["imports"])
    assert {file for files in modules["later"].values() for file in files} <= set(served)
    assert "/flautz/table.js" in modules["later"]["/house/furniture.js"]
    assert all(b"@import" not in data for name, data in served.items() if name.endswith(".css"))
    assert Pages().found("/modules.json") is not None
