"""The log output of a server: one JSON object per line, without anything secret."""

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
    """Send all logging to the stream. Other libraries log only warnings and errors."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    # Below that, libraries would log every message of every socket.
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
    logging.captureWarnings(True)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # Further lines by other libraries may contain the repr of an object, and so hidden information.
            "event": record.getMessage().partition("\n")[0],
            **record.__dict__.get("facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line |= failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def failure(error: BaseException) -> dict[str, Any]:
    """The type and place of an error, without its message, which may reveal hidden information."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}" for frame in frames],
    }
