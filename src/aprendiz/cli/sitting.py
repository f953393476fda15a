"""A game at one keyboard: people who type, bots that answer, and what everybody is told."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from aprendiz.bots.player import Bot
from aprendiz.cli.console import Console
from aprendiz.cli.rules import explain
from aprendiz.cli.table import Scene, text_table
from aprendiz.core.errors import Invalid
from aprendiz.core.event import Event
from aprendiz.core.plain import as_object
from aprendiz.core.replay import Updates
from aprendiz.core.session import Session, Viewer
from aprendiz.core.update import Update
from aprendiz.lang.rulebook import folded
from aprendiz.lang.texts import Texts

SHOWN: Final = 7
"""How many choices are listed unless all are asked for; the others may be chosen too."""

WORDS: Final = ("all", "undo", "save", "log", "quit")
"""What may be typed instead of a number, in English; every language has words of its own as well."""

AnySession = Session[Any, Any]


class Left(Exception):
    """Somebody wants to go."""


class Undone(Exception):
    """Somebody took a move back."""


class Reader:
    """Somebody who follows the game from a seat, or as a spectator."""

    def __init__(self, texts: Texts, game: str, viewer: Viewer) -> None:
        self.viewer = viewer
        self.texts = texts.also(viewer=viewer)
        self.table = text_table(game, self.texts)
        self.updates: list[Update[Any, Any]] = []
        self.told = 0
        """How many of the updates have been told."""
        self.kept = 0
        """How many of them are from before the game was saved: what was momentary then is not told again."""

    def news(self) -> list[Event]:
        """What happened in the updates that have not been told yet; now they are."""
        first, self.told = self.told, len(self.updates)
        return [
            event
            for number, update in enumerate(self.updates[first:], start=first)
            for frame in update.frames
            for event in frame.events
            if event.lasting or number >= self.kept
        ]

    def forget_last(self) -> None:
        self.updates.pop()
        self.told = min(self.told, len(self.updates))


class Sitting:
    def __init__(
        self,
        console: Console,
        texts: Texts,
        session: AnySession,
        past: Sequence[Updates],
        bots: dict[int, Bot[Any, Any]],
        save: Callable[[AnySession, str], str],
        log: Callable[[Reader, str], str],
    ) -> None:
        """Who is no bot is a person at this keyboard; without one, the game is watched.

        `past` are all updates before the newest, where a game goes on that was saved.
        `save` and `log` write the game, or what one seat was told of it, and give the file's name.
        """
        self.console = console
        self.session = session
        self.bots = bots
        self.save = save
        self.log = log
        people: list[Viewer] = [seat for seat in range(session.state.seats) if seat not in bots]
        self.readers = {viewer: Reader(texts, session.game.name, viewer) for viewer in people or [None]}
        self.reader = next(iter(self.readers.values()))
        """Who is at the keyboard, or was last; of several people nobody at first."""
        self.is_shared = len(people) > 1
        self.is_taken = not self.is_shared
        self.before: AnySession | None = None
        """Where taking back leads to."""
        self.unseen: dict[int, list[Update[Any, Any]]] = {seat: [] for seat in bots}
        """What the bots have not been told yet."""
        self.is_momentary = False
        """Whether something stands on the screen that is not to be read again later."""
        self.is_worth_a_pause = False
        """Whether more was told since the last choice than a step, which the board shows anyway."""
        for updates in past:
            self._take_in(updates)
        for reader in self.readers.values():
            reader.news()
        self._take_in(session.updates)
        if past:
            for reader in self.readers.values():
                reader.kept = len(reader.updates)

    def play(self) -> None:
        """To the end; raises Left or EOFError where it is left before."""
        if self.is_taken:
            self._tell()
        while self.session.waiting:
            seat = self.session.waiting[0]
            if seat in self.bots:
                self._take_in(self.session.act(seat, self._answer(seat)))
                if not self.is_shared:
                    self._tell()
            else:
                try:
                    self._turn(seat)
                except Undone:
                    self.console.say(self.reader.texts.say("play-taken-back"))
        self._tell()
        self._show_end()
        result = self.session.game.result(self.session.state)
        self.console.say(*self.reader.table.standings(result))

    def _show_end(self) -> None:
        """What lies on the table at the end, where the game has a picture of it."""
        frames = [frame for update in self.reader.updates for frame in update.frames]
        scene = self.reader.table.scene(frames[-1].view)
        if scene.drawing and not self.console.is_plain:
            self.console.draw(scene)

    def _answer(self, seat: int) -> Any:
        """What a bot does, after it was told all that its seat was told since."""
        for update in self.unseen[seat]:
            self.bots[seat].observe(update)
        self.unseen[seat].clear()
        texts = self.reader.texts
        with self.console.waiting(texts.say("play-thinks", name=texts.names[seat])):
            return self.bots[seat].choose(self.session.updates[seat])

    def _turn(self, seat: int) -> None:
        if not self.is_taken or seat != self.reader.viewer:
            self._hand_over(seat)
        self._tell()
        self._put_away()
        move = self._choose()
        before, self.before = self.session.copy(), None
        self._take_in(self.session.act(seat, move))
        self._tell()
        self.before = before if self._hides_as_much_as(before) else None
        if self.before is not None and self.session.waiting and seat not in self.session.waiting:
            self._confirm()

    def _hides_as_much_as(self, before: AnySession) -> bool:
        """Whether since then nothing was left to chance and nothing was revealed: then a move may be taken back."""
        events = [
            event for update in self.session.updates.values() for frame in update.frames for event in frame.events
        ]
        is_alone = len(self.session.history) <= len(before.history) + 1
        return is_alone and not any(event.reveals for event in events)

    def _confirm(self) -> None:
        """The last moment to take a move back: then others act."""
        texts = self.reader.texts
        while text := self.console.ask(texts.say("play-confirm", undo=texts.say("word-undo"))):
            self._obey(text)
        self.before = None

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard: what one sees is hidden before the other looks."""
        self.before = None
        self._put_away()
        self.reader, self.is_taken = self.readers[seat], True
        self.console.hide()
        name = self.reader.texts.names[seat]
        while text := self.console.ask(self.reader.texts.say("play-hand-over", name=name)):
            self._obey(text)

    def _choose(self) -> Any:
        """What the person at the keyboard wants to do."""
        update = self.reader.updates[-1]
        view = (
            update.frames[-1].view if update.frames else self.session.game.view(self.session.state, self.reader.viewer)
        )
        moves = self.reader.table.ordered(view, update.legal)
        texts = self.reader.texts
        shortcuts = self.reader.table.shortcuts()
        text = ""
        while True:
            if text == "":
                self.console.draw(self._scene(view, update.aids))
                self.console.say(Text(texts.say("play-your-turn", task=self.reader.table.task(view)), "bold"))
                self._list(view, moves, is_complete=False)
            elif text.casefold() in shortcuts:
                move = shortcuts[text.casefold()]
                if move in moves:
                    return move
                refusal = self.session.game.why_not(view, move)
                assert refusal is not None
                self.console.say(texts.refusal(refusal))
            elif text.isdecimal() and text.isascii() and 1 <= int(text[:9]) <= len(moves):
                return moves[int(text) - 1]
            elif self.word(text) == "all":
                self._list(view, moves, is_complete=True)
            else:
                self._obey(text)
            text = self.console.ask(texts.say("play-choose", most=len(moves)))

    def _scene(self, view: Any, aids: object) -> Scene:
        scene = self.reader.table.scene(view)
        if aids is None:
            return scene
        return replace(scene, groups=(*scene.groups, self.reader.table.remembered(aids)))

    def _list(self, view: Any, moves: Sequence[Any], *, is_complete: bool) -> None:
        """The choices with their numbers; the first ones, or all."""
        table, texts = self.reader.table, self.reader.texts
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        for number, move in enumerate(moves, start=1):
            if is_complete or number <= SHOWN or table.is_listed(move):
                words, meaning = texts.tell("move", as_object(move)), table.meaning(view, move)
                grid.add_row(f" {number}", words, Text(meaning, "bold"))
                if self.console.is_plain:
                    self.console.say(f"{number}: {words}: {meaning}" if meaning else f"{number}: {words}")
        if not self.console.is_plain:
            self.console.show(grid)
        if not is_complete and len(moves) > grid.row_count:
            self.console.say(texts.say("play-more", count=len(moves), all=texts.say("word-all")))

    def _obey(self, text: str) -> None:
        """Something typed that is no choice."""
        texts = self.reader.texts
        head, _, rest = text.partition(" ")
        match self.word(head):
            case "undo" if self.before is not None:
                self._undo(self.before)
            case "undo":
                self.console.say(texts.say("play-cannot-undo"))
            case "save":
                self._keep(lambda: self.save(self.session, rest.strip()))
            case "log":
                self._keep(lambda: self.log(self.reader, rest.strip()))
            case "quit":
                raise Left
            case _ if text.startswith("?"):
                self._help(text[1:].split())
            case _:
                self.console.say(texts.say("play-not-understood", text=text[:40]))

    def word(self, typed: str) -> str | None:
        """The word that is meant: in the language or in English, and its beginning will do."""
        if typed.casefold() in self.reader.table.shortcuts():
            return None
        texts, typed = self.reader.texts, folded(typed)
        own = {word: folded(texts.say(f"word-{word}")) for word in WORDS}
        for word in WORDS:
            if typed in (word, own[word]):
                return word
        meant = [word for word in WORDS if typed and (word.startswith(typed) or own[word].startswith(typed))]
        return meant[0] if len(meant) == 1 else None

    def _undo(self, before: AnySession) -> None:
        self.session, self.before = before, None
        for reader in self.readers.values():
            reader.forget_last()
        for unseen in self.unseen.values():
            unseen.pop()
        raise Undone

    def _keep(self, write: Callable[[], str]) -> None:
        texts = self.reader.texts
        try:
            self.console.say(texts.say("play-saved", file=write()))
        except Invalid as error:
            self.console.say(texts.problem(error))

    def _help(self, words: Sequence[str]) -> None:
        texts = self.reader.texts
        if words:
            explain(self.console, texts, self.session.game.name, words)
            return
        self.console.say("", *self.reader.table.glance(), "")
        own = {word: texts.say(f"word-{word}") for word in WORDS}
        self.console.say(texts.say("play-help-choose"), texts.say("play-help-rules", word=texts.say("glance-word")))
        self.console.say(*(texts.say(f"play-help-{word}", word=own[word]) for word in WORDS))

    def _take_in(self, updates: Updates) -> None:
        for viewer, reader in self.readers.items():
            reader.updates.append(updates[viewer])
        for seat, unseen in self.unseen.items():
            unseen.append(updates[seat])

    def _tell(self) -> None:
        """What has happened since the reader was told last."""
        reader = self.reader
        for event in reader.news():
            if reader.table.begins_anew(event) and reader.viewer is not None:
                self._pause("play-pause")
            if reader.table.is_told(event):
                self.console.say(*reader.texts.sentences(as_object(event)))
                if event.lasting:
                    self.is_worth_a_pause = True
                else:
                    self.is_momentary = True

    def _put_away(self) -> None:
        """What is momentary leaves the screen, after it could be read."""
        if self.is_momentary and not self.console.is_plain:
            if self.is_worth_a_pause:
                self._pause("play-go-on")
            self.console.hide()
        self.is_momentary = self.is_worth_a_pause = False

    def _pause(self, prompt: str) -> None:
        while text := self.console.ask(self.reader.texts.say(prompt)):
            self._obey(text)
