"""The problems that the Python source reports: their keys, and the facts given with each.

A key reaches `Invalid` as a literal, or through a function or class that was given the key (a carrier). Carriers are
found by following parameters and fields from `Invalid` outwards, until no call adds another one.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import aprendiz

SOURCE = Path(aprendiz.__path__[0])

Function = ast.FunctionDef | ast.AsyncFunctionDef
Parameter = tuple[str, ast.expr | None]
"""A name and its default."""


@dataclass(frozen=True)
class Carrier:
    """A function or class that is given the key of a problem."""

    module: str
    name: str
    parameter: str
    position: int
    """The place of the key among the positional arguments."""

    facts: frozenset[str] = frozenset()
    """The facts that the carrier itself adds."""


@dataclass(frozen=True)
class Reported:
    where: str
    key: str
    facts: frozenset[str]


FIRST = (
    Carrier("aprendiz.core.errors", "Invalid", "problem", 1),
    Carrier("aprendiz.server.bodies", "Problem", "problem", 4),
    Carrier("aprendiz.server.wire", "Wrong", "problem", 2),
)
"""The error, and the answers of a server."""


@cache
def reported() -> list[Reported]:
    return find({name_of(path): path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))})


def name_of(path: Path) -> str:
    return ".".join(("aprendiz", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")


def find(sources: Mapping[str, str]) -> list[Reported]:
    modules = [Module(name, source) for name, source in sources.items()]
    carriers = list(FIRST)
    found: list[Reported] = []
    for carrier in carriers:  # The list grows meanwhile.
        for module in modules:
            for use in module.uses(carrier):
                if isinstance(use, Reported):
                    found.append(use)
                elif use not in carriers:
                    carriers.append(use)
    return found


class Module:
    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.parents: dict[ast.AST, ast.AST] = {}
        self.calls: dict[str, list[ast.Call]] = defaultdict(list)
        self.imported: dict[str, str] = {}
        for node in ast.walk(ast.parse(source)):
            self.parents |= dict.fromkeys(ast.iter_child_nodes(node), node)
            match node:
                case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
                    self.calls[called].append(node)
                case ast.ImportFrom(module=str(origin)):
                    self.imported |= {alias.asname or alias.name: origin for alias in node.names}

    def uses(self, carrier: Carrier) -> Iterator[Reported | Carrier]:
        for call in self.calls[carrier.name]:
            key = argument(call, carrier) if self.means(call.func, carrier) else None
            if key is not None:
                facts = carrier.facts | {word.arg for word in call.keywords if word.arg is not None}
                yield from self.followed(call, key, facts)

    def means(self, called: ast.expr, carrier: Carrier) -> bool:
        """An attribute is recognised by its name alone: whose it is cannot be seen here."""
        return not isinstance(called, ast.Name) or self.imported.get(called.id, self.name) == carrier.module

    def followed(self, call: ast.Call, key: ast.expr, facts: frozenset[str]) -> Iterator[Reported | Carrier]:
        where = f"{self.name}:{call.lineno}"
        values = list(self.values(key))
        keys = [value.value for value in values if isinstance(value, ast.Constant)]
        carriers = [found for value in values for found in self.carriers(value, facts)]
        keys += [default.value for _, default in carriers if isinstance(default, ast.Constant)]
        # The key and the facts of another error are passed on together; an option is asked for the key it was given.
        is_of_another = isinstance(key, ast.Attribute) and not is_own(key)
        is_passed_on = is_of_another or any(word.arg is None for word in call.keywords)
        assert keys or carriers or is_passed_on, f"{where}: the key of the problem is not found"
        yield from (Reported(where, str(text), facts) for text in keys)
        yield from (carrier for carrier, _ in carriers)

    def values(self, expression: ast.expr) -> Iterator[ast.expr]:
        """What an expression can be: constants, parameters and attributes."""
        match expression:
            case ast.IfExp():
                parts = [expression.body, expression.orelse]
            case ast.Dict():
                parts = expression.values
            case ast.Subscript():
                parts = [expression.value]
            case ast.Name():
                scopes = list(self.scopes(expression))
                parts = [value for scope in scopes for name, value in assigned(scope) if name == expression.id]
            case _:
                parts = []
        if not parts:
            yield expression
        for part in parts:
            yield from self.values(part)

    def carriers(self, value: ast.expr, facts: frozenset[str]) -> Iterator[tuple[Carrier, ast.expr | None]]:
        """The function whose parameter this is, or the class whose field, with the default."""
        for scope in self.scopes(value):
            if isinstance(scope, Function) and isinstance(value, ast.Name):
                yield from self.carrier(scope.name, parameters(scope), value.id, facts)
            elif isinstance(scope, ast.ClassDef) and isinstance(value, ast.Attribute) and is_own(value):
                yield from self.carrier(scope.name, fields(scope), value.attr, facts)

    def carrier(
        self, name: str, given: list[Parameter], wanted: str, facts: frozenset[str]
    ) -> Iterator[tuple[Carrier, ast.expr | None]]:
        for position, (parameter, default) in enumerate(given):
            if parameter == wanted:
                yield Carrier(self.name, name, parameter, position, facts), default

    def scopes(self, node: ast.AST) -> Iterator[ast.AST]:
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, Function | ast.ClassDef | ast.Module):
                yield node


def argument(call: ast.Call, carrier: Carrier) -> ast.expr | None:
    for word in call.keywords:
        if word.arg == carrier.parameter:
            return word.value
    return call.args[carrier.position] if len(call.args) > carrier.position else None


def is_own(attribute: ast.Attribute) -> bool:
    return isinstance(attribute.value, ast.Name) and attribute.value.id == "self"


def assigned(scope: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(scope) if isinstance(scope, Function) else ast.iter_child_nodes(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def fields(kind: ast.ClassDef) -> list[Parameter]:
    """What a class is made of: the parameters of `__init__`, or the fields of a dataclass."""
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return parameters(node)
    annotated = [node for node in kind.body if isinstance(node, ast.AnnAssign)]
    return [(node.target.id, node.value) for node in annotated if isinstance(node.target, ast.Name)]


def parameters(function: Function) -> list[Parameter]:
    given = [*function.args.posonlyargs, *function.args.args]
    defaults = [None] * (len(given) - len(function.args.defaults)) + function.args.defaults
    named = [(parameter.arg, default) for parameter, default in zip(given, defaults, strict=True)]
    return [(name, default) for name, default in named if name != "self"]
