"""Rule numbers on tests: `@rule("flautz-4.2")` says which sentence of the rulebook a test proves."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
