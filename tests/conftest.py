"""Settings for all tests."""

import os

from hypothesis import Phase, settings

# Under mutation a failing example is enough: nobody reads it, so it need not be made small.
settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None, deadline=None)
if "MUTANT_UNDER_TEST" in os.environ:
    settings.load_profile("mutants")
