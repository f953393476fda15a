"""The two ways of saying no: a rule forbids it, or what was given cannot be understood."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal now."""

    rule: str
    """The number of the rule that forbids it, like `flautz-4.2`; `table-…` where it is the table's own."""

    remedy: str
    """A key for what would make it possible."""

    facts: dict[str, str] = field(default_factory=dict)
    """What the remedy's sentence has to name."""


class Refused(Exception):
    """Somebody asked for what rules or protocol forbid. Expected, answered; nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        facts = "".join(f", {name} {value}" for name, value in self.refusal.facts.items())
        return f"{self.refusal.rule}: {self.refusal.remedy}{facts}"


class Invalid(ValueError):
    """An option, an edition file or a written move that makes no sense, with the entry that is wrong and why."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry}: {problem}")
        self.entry = entry
        self.problem = problem

    def __reduce__(self) -> tuple[type["Invalid"], tuple[str, str]]:
        return Invalid, (self.entry, self.problem)
