"""A game at one keyboard: asks people for their moves, bots for theirs, and tells what happens."""

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
"""Number of choices listed unless all are asked for; the others may be chosen too."""

WORDS: Final = ("all", "undo", "save", "log", "quit")
"""Commands that may be typed instead of a number, in English; every language also has its own words for them."""

AnySession = Session[Any, Any]


class Left(Exception):
    """A person wants to leave the game."""


class Undone(Exception):
    """A person took a move back."""


class Reader:
    """A person who follows the game from a seat, or as a spectator."""

    def __init__(self, texts: Texts, game: str, viewer: Viewer) -> None:
        self.viewer = viewer
        self.texts = texts.also(viewer=viewer)
        self.table = text_table(game, self.texts)
        self.updates: list[Update[Any, Any]] = []
        self.told = 0
        """Number of updates already told."""
        self.kept = 0
        """Number of updates from before the game was saved; their momentary events are not told again."""

    def news(self) -> list[tuple[Any, Event]]:
        """The events of the updates not told yet, each with a view; marks these updates as told."""
        first, self.told = self.told, len(self.updates)
        return [
            (frame.view, event)
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
        """Seats without a bot belong to people at this keyboard. If there are none, the game is only watched.

        `past` contains all updates of a resumed game except the newest.
        `save` writes the game, `log` what one seat was told; both return the file's name.
        """
        self.console = console
        self.session = session
        self.bots = bots
        self.save = save
        self.log = log
        people: list[Viewer] = [seat for seat in range(session.state.seats) if seat not in bots]
        self.readers = {viewer: Reader(texts, session.game.name, viewer) for viewer in people or [None]}
        self.reader = next(iter(self.readers.values()))
        """The person at the keyboard, or the last one there; among several people, nobody until `is_taken`."""
        self.is_shared = len(people) > 1
        self.is_taken = not self.is_shared
        self.before: AnySession | None = None
        """The session to return to on undo; None if the last move cannot be undone."""
        self.unseen: dict[int, list[Update[Any, Any]]] = {seat: [] for seat in bots}
        """Updates the bots have not been told yet."""
        self.drawn: Scene | None = None
        """The table as it was drawn in this turn, if it still can be read and nobody else has acted."""
        self.is_momentary = False
        """Whether the screen shows a momentary event, which must not stay readable."""
        self.is_worth_a_pause = False
        """Whether lasting events were told since the last choice, not only steps, which the board shows anyway."""
        for updates in past:
            self._take_in(updates)
        for reader in self.readers.values():
            reader.news()
        self._take_in(session.updates)
        if past:
            for reader in self.readers.values():
                reader.kept = len(reader.updates)

    def play(self) -> None:
        """Play to the end; raises Left or EOFError if the game is left before."""
        if self.reader.table.is_momentary and self.reader.viewer is not None:
            self._leave_no_trace()
        try:
            self._play()
        finally:
            self.console.leave_a_trace()

    def _leave_no_trace(self) -> None:
        """Keep momentary events out of the scrollback, or say that they stay readable."""
        if self.console.can_clear:
            self.console.leave_no_trace()
        elif self.reader.updates[-1].aids is None:  # With memory help, nothing has to be remembered.
            self.console.say(self.reader.texts.say("play-not-cleared"))

    def _play(self) -> None:
        if self.is_taken:
            self._tell()
        while self.session.waiting:
            seat = self.session.waiting[0]
            if seat in self.bots:
                self._take_in(self.session.act(seat, self._answer(seat)))
                self.drawn = None
                if not self.is_shared:
                    self._tell()
            else:
                try:
                    self._turn(seat)
                except Undone:
                    self.drawn = None
                    self.console.say(self.reader.texts.say("play-taken-back"))
        self._tell()
        self._show_end()
        result = self.session.game.result(self.session.state)
        self.console.say(*self.reader.table.standings(result))

    def _show_end(self) -> None:
        """Show the final table, if the game draws one."""
        frames = [frame for update in self.reader.updates for frame in update.frames]
        scene = self.reader.table.scene(frames[-1].view)
        if scene.drawing and not self.console.is_plain:
            self.console.draw(scene)

    def _answer(self, seat: int) -> Any:
        """A bot's move, after the bot was given the updates it had not seen."""
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
        forced = self._forced()
        move = self._choose() if forced is None else forced
        before, self.before = self.session.copy(), None
        self._take_in(self.session.act(seat, move))
        self._tell()
        self.before = before if forced is None and self._hides_as_much_as(before) else None
        if self.before is not None and self.session.waiting and seat not in self.session.waiting:
            self._confirm()

    def _forced(self) -> Any:
        """The only choice there is, which is made without asking; None if there are several.

        Several people at one keyboard are always asked: the others would notice if one of them was not, and that can
        tell what a hand holds (magus-4.1). Bots notice nothing: they get the same updates either way.
        """
        legal = self.reader.updates[-1].legal
        if self.is_shared or len(legal) > 1:
            return None
        texts = self.reader.texts
        self.console.say(texts.say("play-forced", move=texts.tell("move", as_object(legal[0]))))
        if self.before is not None:
            self._confirm()
        return legal[0]

    def _hides_as_much_as(self, before: AnySession) -> bool:
        """Whether the last move can be undone: since `before`, nothing was drawn by chance and nothing was revealed."""
        events = [
            event for update in self.session.updates.values() for frame in update.frames for event in frame.events
        ]
        is_alone = len(self.session.history) <= len(before.history) + 1
        return is_alone and not any(event.reveals for event in events)

    def _confirm(self) -> None:
        """The last moment to undo a move, before others act."""
        texts = self.reader.texts
        while text := self.console.ask(texts.say("play-confirm", undo=texts.say("word-undo"))):
            self._obey(text)
        self.before = None

    def _hand_over(self, seat: int) -> None:
        """Hide the screen of one person before another one takes the keyboard."""
        self.before = self.drawn = None
        self._put_away()
        self.reader, self.is_taken = self.readers[seat], True
        self.console.hide()
        name = self.reader.texts.names[seat]
        while text := self.console.ask(self.reader.texts.say("play-hand-over", name=name)):
            self._obey(text)

    def _choose(self) -> Any:
        """Ask the person at the keyboard for a move."""
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
                self._show(self._scene(view, update.aids))
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
            if text == "":
                self.drawn = None

    def _show(self, scene: Scene) -> None:
        """Draw the table, or only what has changed for the reader if the table was already drawn in this turn."""
        if self.drawn is None or self.drawn.title != scene.title:
            self.console.draw(scene)
        else:
            self.console.list(scene.changes_since(self.drawn))
        self.drawn = scene

    def _scene(self, view: Any, aids: object) -> Scene:
        scene = self.reader.table.scene(view)
        if aids is None:
            return scene
        remembered = tuple(replace(fact, is_own=True) for fact in self.reader.table.remembered(view, aids))
        return replace(scene, groups=(*scene.groups, remembered)) if remembered else scene

    def _list(self, view: Any, moves: Sequence[Any], *, is_complete: bool) -> None:
        """Print the numbered choices: the first ones, or all."""
        table, texts = self.reader.table, self.reader.texts
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        for number, move in enumerate(moves, start=1):
            if is_complete or number <= SHOWN or table.is_listed(move):
                words = texts.tell("move", as_object(move))
                meaning = table.meaning(view, move, self.session.preview(view, move))
                grid.add_row(f" {number}", words, Text(f" {meaning}", "bold"))
                if self.console.is_plain:
                    self.console.say(f"{number}: {words}: {meaning}" if meaning else f"{number}: {words}")
        if not self.console.is_plain:
            self.console.show(grid)
        if not is_complete and len(moves) > grid.row_count:
            self.console.say(texts.say("play-more", count=len(moves), all=texts.say("word-all")))

    def _obey(self, text: str) -> None:
        """Carry out input that is not a choice."""
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
        """The command that was typed, in the language or in English; an unambiguous beginning is enough."""
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
        """Tell the reader what happened since the last time."""
        reader = self.reader
        if not self.session.waiting:
            self.console.leave_a_trace()
        for view, event in reader.news():
            if reader.table.begins_anew(event) and reader.viewer is not None:
                self._pause("play-pause")
            if reader.table.is_told(event):
                self.console.say(*reader.texts.sentences(reader.table.as_told(view, event)))
                if event.lasting:
                    self.is_worth_a_pause = True
                else:
                    self.is_momentary = True

    def _put_away(self) -> None:
        """Remove momentary events from the screen after they could be read."""
        if self.is_momentary and self.console.can_clear:
            if self.is_worth_a_pause:
                self._pause("play-go-on")
            self.console.hide()
            self.drawn = None
        self.is_momentary = self.is_worth_a_pause = False

    def _pause(self, prompt: str) -> None:
        while text := self.console.ask(self.reader.texts.say(prompt)):
            self._obey(text)
