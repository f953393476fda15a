"""What a server writes down while it runs: one JSON object per line, and nothing that is anybody's secret."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

OWN: Final = "aprendiz"
LEVELS: Final = ("debug", "info", "warning", "error")


def begin(level: str, stream: TextIO = sys.stderr) -> None:
    """From now on everything that is logged goes to the stream, what others log only from warnings on."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    # Libraries would tell every message that goes over a socket.
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
    logging.captureWarnings(True)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Others put into further lines what an object looks like, and so perhaps what it hides.
            "event": record.getMessage().partition("\n")[0],
            **record.__dict__.get("facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def failure(error: BaseException) -> dict[str, Any]:
    """What kind of error it was and where; not what it says, which may name what is hidden."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}" for frame in frames],
    }
