"""The language files as the tests read them: messages, their texts and the facts they fill in."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aprendiz.lang

FOLDER = Path(aprendiz.lang.__path__[0])


@dataclass(frozen=True)
class Entry:
    """A message or one of its attributes."""

    texts: tuple[str, ...]
    """The text of all variants."""

    placeables: frozenset[str]
    """Variables, and functions with their arguments."""

    references: frozenset[str]
    """Names of other messages that this one includes."""


def files(language: str) -> list[str]:
    return sorted(path.stem for path in (FOLDER / language).glob("*.ftl"))


def parsed(language: str, file: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))


def entries(language: str, file: str) -> dict[str, Entry]:
    """Every message by name, and every attribute by `message.attribute`."""
    found: dict[str, Entry] = {}
    for name, pattern in patterns(parsed(language, file)):
        assert name not in found, f"{language}/{file}: {name} is there twice"
        reader = Reader()
        reader.visit(pattern)
        found[name] = Entry(tuple(reader.texts), frozenset(reader.placeables), frozenset(reader.references))
    return found


def patterns(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for message in resource.body:
        if isinstance(message, ast.Message):
            assert message.value is not None, f"{message.id.name} has no text"
            yield message.id.name, message.value
            for attribute in message.attributes:
                yield f"{message.id.name}.{attribute.id.name}", attribute.value


class Reader(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.placeables: set[str] = set()
        self.references: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent.syntax names it
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placeables.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        given = [
            argument.id.name for argument in node.arguments.positional if isinstance(argument, ast.VariableReference)
        ]
        self.placeables.add(f"{node.id.name}({', '.join(given)})")
        self.generic_visit(node)
