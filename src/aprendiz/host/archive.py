"""Archives tables that nobody uses any more as files: the log, and the record of every finished game."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from aprendiz.host.film import watched
from aprendiz.host.folder import made
from aprendiz.host.rebuilding import rebuilt


@dataclass(frozen=True, slots=True)
class Archive:
    folder: Path
    after: float
    """Seconds without any log entry after which a table is archived."""

    def put(self, name: str, log: Sequence[bytes]) -> None:
        """Return when everything is on disk. Files left by an earlier attempt are overwritten."""
        table = rebuilt(name, log)
        day = datetime.fromtimestamp(table.touched, UTC).date().isoformat()
        stem = f"{day}-{table.plan.game}-{name}"
        made(self.folder)
        for number, place in table.films.items():
            film = watched(name, place, log[place - 1])
            keep(self.folder / f"{stem}-{number}.json", film.record.encode())
        keep(self.folder / f"{stem}.jsonl", b"".join(entry + b"\n" for entry in log))
        if os.name == "posix":
            folder = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(folder)  # Makes the file names durable, too.
            finally:
                os.close(folder)


def keep(path: Path, content: bytes) -> None:
    """Write the file whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
