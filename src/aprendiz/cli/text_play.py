"""A game in the terminal: against bots, with others at one keyboard, or only watched."""

import secrets
from pathlib import Path
from typing import Any

from aprendiz.cli import files
from aprendiz.cli.chance import envelope
from aprendiz.cli.console import Console
from aprendiz.cli.options import agree, dashed
from aprendiz.cli.players import PERSON, bots_of, helped_of, names_of, seated, stands_in, unnamed
from aprendiz.cli.sitting import AnySession, Left, Reader, Sitting
from aprendiz.core.errors import Invalid
from aprendiz.core.header import Header
from aprendiz.core.record import Record, recorded
from aprendiz.core.replay import Updates, begun, replayed, resumed
from aprendiz.core.seal import Envelope
from aprendiz.core.seat_changes import SeatChanges, undone
from aprendiz.core.seat_log import SeatLog
from aprendiz.games import NAMES, load
from aprendiz.lang.texts import Texts


class Play:
    """One game, from the given options to the last line."""

    def __init__(self, texts: Texts, given: dict[str, Any]) -> None:
        """Raises Invalid, before anything is printed, if the options make no sense."""
        self.save_as: str | None = given.pop("save")
        if self.save_as is not None and Path(self.save_as).exists():
            raise Invalid(self.save_as, "exists")
        is_plain, helped_names, resume = given.pop("plain"), given.pop("memory_help"), given.pop("resume")
        self.past: list[Updates] = []
        """All updates of a resumed game except the newest."""
        self.seat_changes: SeatChanges = ()
        if resume is None:
            if given["watch"] and helped_names:
                raise Invalid("--memory-help", "not-with", option="--watch")
            self.header, self.envelope = self._new(given)
            helped = helped_of(self.header, helped_names)
            self.session: AnySession = begun(load(self.header.game), self.header, self.envelope, helped)
        else:
            self._refuse_besides_resume(given)
            record = self._saved(resume)
            self.header, self.envelope, self.seat_changes = record.header, record.envelope, record.seat_changes
            helped = helped_of(self.header, helped_names)
            self.past = list(replayed(record, load(self.header.game)))[:-1]
            self.session = resumed(record, load(self.header.game), helped)
        self.console = Console(is_plain=is_plain)
        self.texts = texts.also(self.header.game, names=names_of(texts, self.header.seats))

    def _new(self, given: dict[str, Any]) -> tuple[Header, Envelope]:
        name = given.pop("game") or NAMES[0]
        seats, edition, names = given.pop("seats"), given.pop("edition"), given.pop("names")
        kinds, is_watched, seed = given.pop("bots"), given.pop("watch"), given.pop("seed")
        if is_watched and names:
            raise Invalid("--names", "not-with", option="--watch")
        people = () if is_watched else names or (unnamed(PERSON, 1),)
        count = max(3, len(people)) if seats is None else seats
        chairs = seated(count, people, kinds or ())
        self.bot_seed = secrets.randbits(32) if seed is None else seed
        return agree(name, chairs, edition, given), envelope(seed)

    def _refuse_besides_resume(self, given: dict[str, Any]) -> None:
        for name, value in given.items():
            if value is not None and value is not False:
                raise Invalid(name if name == "game" else dashed(name), "not-with", option="--resume")
        self.bot_seed = secrets.randbits(32)

    def _saved(self, file: str) -> Record:
        document = files.read(file)
        if isinstance(document, SeatLog):
            raise Invalid(file, "seat-log-not-record")
        if document.result is not None:
            raise Invalid(file, "is-over")
        return document

    def run(self) -> None:
        say, names = self.texts.say, self.texts.names
        self.console.say(
            say("play-begins", game=say("game"), seats=len(names), names=self.texts.listed(names)),
            say("play-sealed", seal=self.envelope.seal),
        )
        for number, seat in enumerate(self.header.seats):
            if stands_in(seat.player):
                self.console.say(say("play-stands-in", name=names[number]))
        bots = bots_of(self.session.game, self.header, self.bot_seed)
        sitting = Sitting(self.console, self.texts, self.session, self.past, bots, self._save, self._log)
        try:
            sitting.play()
            self.session = sitting.session
            self._end(sitting, is_watched=len(bots) == len(names))
        except Left:
            self.console.say(say("play-goodbye"))
        except EOFError:
            self.console.say(say("play-no-input"))

    def _end(self, sitting: Sitting, *, is_watched: bool) -> None:
        say = self.texts.say
        if self.save_as is not None:
            self.console.say(say("play-saved", file=self._save(self.session, self.save_as)), say("play-opened"))
        elif not is_watched:
            while name := self.console.ask(say("play-save-at-end")):
                head, _, rest = name.partition(" ")
                try:
                    if sitting.word(head) == "log" and rest:
                        self.console.say(say("play-saved", file=self._log(sitting.reader, rest.strip())))
                        continue
                    self.console.say(say("play-saved", file=self._save(self.session, name)), say("play-opened"))
                    return
                except Invalid as error:
                    self.console.say(self.texts.problem(error))

    def _save(self, session: AnySession, name: str) -> str:
        changes = undone(self.seat_changes, len(session.history))
        return files.keep(recorded(session, self.header, self.envelope, changes), name, self.header.game)

    def _log(self, reader: Reader, name: str) -> str:
        log = SeatLog(self.header, self.envelope.seal, reader.viewer, tuple(reader.updates))
        seat = "" if reader.viewer is None else f"-{reader.viewer}"
        return files.keep(log, name, f"{self.header.game}-log{seat}")
