"""Generates web/types/messages.d.ts, the types of all JSON that browser and server exchange, from the Python types.

`python -m tools.messages` writes it.
"""

import ast
import inspect
import re
import textwrap
import types
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec

from aprendiz.core.seat_changes import SeatChanged
from aprendiz.core.update import Frame, Update
from aprendiz.games import NAMES, load
from aprendiz.host import chairs, commands, messages
from aprendiz.host.table import Phase
from aprendiz.server import bodies, descriptions, wire

FILE: Final = Path(__file__).parents[1] / "src/aprendiz/web/types/messages.d.ts"

SCALARS: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    types.NoneType: "null",
    Any: "unknown",
    object: "unknown",
}

ASKED: Final = (*typing.get_args(wire.AnyRequest), *typing.get_args(commands.AnyCommand))
BODIES: Final = (bodies.NewTable, bodies.WithCode, bodies.EditionFile)
ANSWERED: Final = (
    bodies.Device,
    bodies.TableMade,
    bodies.TableFound,
    bodies.CodeTried,
    bodies.EditionRead,
    bodies.TableListed,
    bodies.Tables,
    bodies.Evening,
    bodies.Evenings,
    bodies.TableShown,
    bodies.Implied,
    *typing.get_args(bodies.OptionShown),
    bodies.PresetShown,
    bodies.GameShown,
    bodies.Catalogue,
    bodies.Address,
    bodies.Verified,
    bodies.Health,
    bodies.Problem,
)
PARTS: Final = (
    SeatChanged,
    messages.Kept,
    messages.ChairSeen,
    messages.Lobby,
    messages.You,
    messages.SeatSeen,
    messages.Clocks,
)
CHOSEN: Final = (chairs.Clock, chairs.Settings, chairs.Plan)
"""Types that the page receives with all fields, and may send without the fields that have a default."""

CLEARER: Final = {
    ("Lobby", "phase"): " | ".join(f'"{phase}"' for phase in typing.get_args(Phase)),
    ("Lobby", "halt"): '"host" | "rules" | null',
    ("SeatSeen", "update"): "AnyUpdate",
    ("SeatSeen", "log"): "AnyEvent[] | null",
    ("Whole", "lobby"): "Lobby",
    ("Changed", "lobby"): "Lobby | null",
    ("Changed", "said"): '{ seat: number; phrase: Say["phrase"] } | null',
    ("Catalogue", "levels"): 'SeatBot["level"][]',
    ("Catalogue", "phrases"): 'Say["phrase"][]',
    ("TableListed", "phase"): 'Lobby["phase"]',
    ("Act", "move"): "AnyMove",
    ("Previews", "moves"): "AnyPreview[]",
    ("GameShown", "options"): "OptionShown[]",
    ("PresetShown", "level"): 'SeatBot["level"]',
}
"""Types for fields whose Python type says less than the page needs."""

KINDS: Final = """\
/** The types above by their role. */
export interface Kinds {{
  view: View;
  move: AnyMove;
  event: AnyEvent;
  aids: {aids};
  /** What a legal move would bring. */
  preview: {preview};
}}
"""


def text() -> str:
    """The whole file."""
    parts = [
        "// What browser and server send each other; made from the Python types by `python -m tools.messages`.",
        *(_interface(kind) for kind in CHOSEN),
        *(_interface(kind, name=f"New{kind.__name__}", is_sent=True) for kind in CHOSEN),
        *(_interface(kind, is_sent=True) for kind in (*ASKED, *BODIES)),
        *(_interface(kind) for kind in (*PARTS, *wire.ANSWERS, *descriptions.TABLE_MESSAGES, *ANSWERED)),
        _union("AnyRequest", typing.get_args(wire.AnyRequest)),
        _union("AnyCommand", typing.get_args(commands.AnyCommand)),
        _union("AnyAnswer", wire.ANSWERS),
        _union("AnyTableMessage", descriptions.TABLE_MESSAGES),
        _union("OptionShown", typing.get_args(bodies.OptionShown)),
        *(_namespace(name) for name in NAMES),
        *(_of_all_games(f"Any{part}", part) for part in ("Update", "View")),
        *(_of_all_games(f"Any{part}", f"Any{part}") for part in ("Event", "Move")),
        _of_all_games("AnyPreview", 'Kinds["preview"]'),
    ]
    return "\n".join(parts)


def _of_all_games(name: str, part: str) -> str:
    return f"export type {name} = {' | '.join(f'{game.title()}.{part}' for game in NAMES)};\n"


def _union(name: str, kinds: Iterable[type]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + ";\n"


def _namespace(name: str) -> str:
    """The types of one game."""
    game = load(name).kinds
    preview = typing.get_type_hints(load(name).preview)["return"]
    kinds = list(_needed((game.view, game.aids, *game.events, *game.moves, *_parts(preview))))
    names = [kind.__name__ for kind in kinds]
    assert len(names) == len(set(names)), f"{name}: two kinds have the same name"
    seen = {"view": "View", "events": "AnyEvent[]", "legal": "AnyMove[]", "frames": "Frame[]"}
    aids = f"{game.aids.__name__} | null"
    parts = [
        *(_declaration(kind) for kind in kinds),
        _union("AnyEvent", game.events),
        _union("AnyMove", game.moves),
        _interface(Frame, clearer=seen),
        _interface(Update, clearer={**seen, "aids": aids}),
        KINDS.format(aids=game.aids.__name__, preview=_written(preview, is_sent=False)),
    ]
    inside = textwrap.indent("\n".join(parts).rstrip().replace("export ", ""), "  ")
    return f"export namespace {name.title()} {{\n{inside}\n}}\n"


def _needed(kinds: Iterable[type]) -> Iterator[type]:
    """These types, and the types of all their fields."""
    found: dict[type, None] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            if not _is_text(kind):
                waiting += [part for hint in typing.get_type_hints(kind).values() for part in _parts(hint)]
    yield from sorted(found, key=lambda kind: (not _is_text(kind), kind.__name__))


def _parts(hint: Any) -> Iterator[type]:
    for part in typing.get_args(hint) or (hint,):
        if typing.get_args(part):
            yield from _parts(part)
        elif isinstance(part, type) and (issubclass(part, msgspec.Struct) or _is_text(part)):
            yield part


def _is_text(kind: type) -> bool:
    """Whether its values are written as a string or number, such as a card."""
    return issubclass(kind, Enum) or hasattr(kind, "parse")


def _declaration(kind: type) -> str:
    if issubclass(kind, Enum):
        return f"{_about(kind)}export type {kind.__name__} = {' | '.join(_quoted(word.value) for word in kind)};\n"
    if _is_text(kind):
        return f"{_about(kind)}export type {kind.__name__} = string;\n"
    return _interface(kind)


def _interface(
    kind: type, *, name: str | None = None, is_sent: bool = False, clearer: dict[str, str] | None = None
) -> str:
    lines = [f"{_about(kind)}export interface {name or kind.__name__} {{"]
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f"  {config.tag_field}: {_quoted(config.tag)};")
    about = _about_fields(kind)
    for field, hint, is_optional in _fields(kind):
        written = CLEARER.get((kind.__name__, field)) or (clearer or {}).get(field) or _written(hint, is_sent=is_sent)
        if field in about:
            lines.append(textwrap.indent(_comment(about[field]), "  ").rstrip())
        lines.append(f"  {field}{'?' if is_sent and is_optional else ''}: {written};")
    return "\n".join([*lines, "}\n"])


def _fields(kind: type) -> Iterator[tuple[str, Any, bool]]:
    """Name, type, and whether the field is optional."""
    hints = typing.get_type_hints(kind)
    for described in msgspec.structs.fields(typing.cast(Any, kind)):
        yield described.name, hints[described.name], not described.required


def _written(hint: Any, *, is_sent: bool) -> str:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint in SCALARS:
        return SCALARS[hint]
    if origin is typing.Annotated:
        return _written(parts[0], is_sent=is_sent)
    if origin is typing.Literal:
        return " | ".join(_quoted(part) for part in parts)
    if origin in (types.UnionType, typing.Union):
        if hint == commands.AnyCommand:
            return "AnyCommand"
        return " | ".join(_written(part, is_sent=is_sent) for part in parts)
    if origin is dict:
        return f"Record<string, {_written(parts[1], is_sent=is_sent)}>"
    if origin is tuple:
        items = [_written(part, is_sent=is_sent) for part in parts if part is not Ellipsis]
        if Ellipsis not in parts:
            return f"[{', '.join(items)}]"
        return f"({items[0]})[]" if "|" in items[0] else f"{items[0]}[]"
    assert isinstance(hint, type), hint
    return f"New{hint.__name__}" if is_sent and hint in CHOSEN else hint.__name__


def _quoted(word: object) -> str:
    return f'"{word}"' if isinstance(word, str) else str(word)


def _about(kind: type) -> str:
    own = kind.__dict__.get("__doc__")
    return "" if own is None else _comment(inspect.cleandoc(own))


def _about_fields(kind: type) -> dict[str, str]:
    """The docstrings below fields, which Python does not keep."""
    about: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if issubclass(part, msgspec.Struct) and part is not msgspec.Struct:
            about |= dict(_below_fields(part))
    return about


def _below_fields(kind: type) -> Iterator[tuple[str, str]]:
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    for field, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            value = below.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield field.target.id, inspect.cleandoc(value.value)


def _comment(about: str) -> str:
    about = re.sub(r"\bNone\b", "null", about)
    lines = about.splitlines()
    if len(lines) == 1:
        return f"/** {about} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
