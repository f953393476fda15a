"""Settings for all tests."""

import os
import signal

from hypothesis import HealthCheck, Phase, settings

# A slow machine is no fault.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

# Under mutation a failing example is enough: nobody reads it, so it need not be made small.
settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None, deadline=None)
if "MUTANT_UNDER_TEST" in os.environ:
    settings.load_profile("mutants")

# Who is started in the background ignores Ctrl-C, and so would every process that is started from here.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
