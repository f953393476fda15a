"""Settings for all tests."""

import os
import signal

import pytest
from hypothesis import HealthCheck, Phase, settings

# No test may fail because the machine is slow.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

# With mutants, any failing example is enough: nobody reads it, so it is not shrunk.
settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None, deadline=None)
if "MUTANT_UNDER_TEST" in os.environ:
    settings.load_profile("mutants")

# A process started in the background ignores Ctrl-C, and its child processes inherit this.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

SLOWEST = ("tests/install/", "tests/web/test_screens.py", "tests/web/", "tests/server/test_kill.py")
"""Started first, so that no worker is left with them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: next((place for place, slow in enumerate(SLOWEST) if slow in item.nodeid), len(SLOWEST))
    )
