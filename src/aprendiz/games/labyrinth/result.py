"""The result of a game of The Magic Labyrinth (labyrinth-6): the chips of each seat."""

from aprendiz.core.result import Result, ranked
from aprendiz.games.labyrinth.state import Table


class LabyrinthResult(Result, frozen=True):
    chips: tuple[int, ...]


def result(table: Table) -> LabyrinthResult:
    chips = tuple(int(number) for number in table.chips)
    ranking, decided_by = ranked(("chips",), [(number,) for number in chips])
    return LabyrinthResult(ranking, decided_by, chips)
