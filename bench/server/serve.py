"""Our own server for the load driver, as users run it except for the rate limits: serve.py FOLDER."""

import json
import os
import sys
from pathlib import Path
from typing import Final

from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.server.address import listening
from aprendiz.server.limits import Limits
from aprendiz.server.run import Serving, run

FREE: Final = 1e9


def main() -> None:
    limits = Limits(
        burst=FREE,
        rate=FREE,
        all_burst=FREE,
        all_rate=FREE,
        requests_burst=FREE,
        requests_rate=FREE,
        keys_burst=FREE,
        all_keys_burst=FREE,
        first_tables_burst=FREE,
        all_first_tables_burst=FREE,
        connections_of_network=Limits().connections,
        sockets_of_network=Limits().sockets,
    )
    listener = listening("127.0.0.1", 0)
    print(json.dumps({"port": listener.getsockname()[1], "pid": os.getpid()}), flush=True)
    run(
        Serving(
            "127.0.0.1",
            0,
            Path(sys.argv[1]),
            limits=limits,
            house_limits=HouseLimits(wishes=FREE, wishes_a_second=FREE),
        ),
        listener,
    )


if __name__ == "__main__":
    main()
