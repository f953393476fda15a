"""Rankings, ties, and the criterion that decided."""

import pytest

from aprendiz.core.result import ranked


@pytest.mark.parametrize(
    ("marks", "ranking", "decided_by"),
    [
        ([(3, 1), (5, 0), (4, 9)], ((1,), (2,), (0,)), "first"),
        ([(5, 1), (5, 2), (4, 9)], ((1,), (0,), (2,)), "second"),
        ([(5, 1), (4, 2), (5, 1)], ((0, 2), (1,)), "shared"),
        ([(5, 1), (4, 2), (4, 2)], ((0,), (1, 2)), "first"),
        ([(5, 1), (5, 1)], ((0, 1),), "shared"),
    ],
)
def test_seats_are_ranked_by_marks_in_order_of_weight(
    marks: list[tuple[int, ...]], ranking: tuple[tuple[int, ...], ...], decided_by: str
) -> None:
    assert ranked(("first", "second"), marks) == (ranking, decided_by)
