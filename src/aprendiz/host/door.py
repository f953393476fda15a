"""The door of a table: decides which device may send which command, and turns commands into log entries."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from aprendiz.core.errors import Invalid
from aprendiz.core.seal import SEED_BYTES, pledge_of
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands, entries
from aprendiz.host.chairs import USUAL, Chair, Plan, called
from aprendiz.host.commands import TableCommand
from aprendiz.host.entries import AnyEntry, SeatChange
from aprendiz.host.plans import header_of
from aprendiz.host.table import Table
from aprendiz.host.visitor import Visitor


class Moment(Struct, frozen=True):
    """What decisions depend on besides the table itself."""

    now: float
    present: Collection[str]
    """The devices that are connected."""

    spent: Mapping[int, float]
    """Seconds each seat that has to move has been thinking."""

    secret: Callable[[int], bytes]
    """Returns new secret bytes."""


def decide(table: Table, device: str, command: TableCommand, moment: Moment) -> list[AnyEntry]:
    """The log entries of a command; none if it changes nothing. Raises Refused or Invalid."""
    door = Door(table, device, moment)
    match command:
        case commands.Sit():
            return door.sit(command)
        case commands.Leave():
            return door.leave(command.seat)
        case commands.Pledge():
            return door.pledge(command)
        case commands.Share():
            return door.share(command)
        case commands.Rename():
            return door.rename(command)
        case commands.Help():
            return door.help(command)
        case commands.OpenHands():
            return door.open_hands(command)
        case commands.Act():
            return door.act(command)
        case commands.Undo():
            return door.undo(command.seat)
        case commands.Say():
            door.own(command.seat)
            return [entries.Said(moment.now, command.seat, command.phrase)]
        case commands.Reclaim():
            return door.reclaim(command.seat)
        case commands.Choose():
            return door.choose(command.plan)
        case commands.SeatBot():
            return door.seat_bot(command)
        case commands.Free():
            return door.free(command.seat)
        case commands.Remove():
            door.decides()
            return door.go(command.seat, "removed")
        case commands.Swap():
            return door.swap(command)
        case commands.Start():
            return door.start()
        case commands.Pause():
            return door.pause()
        case commands.Resume():
            return door.resume()
        case commands.End():
            return door.end()
        case commands.Rematch():
            return door.rematch()
        case _:
            assert_never(command)


class Door(Visitor):
    def __init__(self, table: Table, device: str, moment: Moment) -> None:
        super().__init__(table, device)
        self.moment = moment

    def before_the_start(self) -> None:
        if self.table.phase != "waiting":
            raise no(TableRule.HAS_BEGUN, "before-the-start")

    def while_playing(self) -> None:
        if self.table.phase != "playing":
            raise no(TableRule.NOT_PLAYING, "while-playing")

    def unhalted(self) -> None:
        if self.table.halt == "rules":
            raise no(TableRule.HALTED, "rules-have-changed")
        if self.table.halt == "host":
            raise no(TableRule.HALTED, "table-is-paused")

    def seated(self, seat: int, chair: Chair, what: SeatChange) -> list[AnyEntry]:
        chairs = tuple(chair if other == seat else old for other, old in enumerate(self.table.chairs))
        return self.changed(entries.Seated(self.moment.now, chairs, what, seat))

    def changed(self, entry: entries.Seated | entries.Planned) -> list[AnyEntry]:
        """A change of the plan or the chairs. It calls off a start: shares are only opened for what was agreed."""
        return [entry] if self.table.agreed is None else [entries.CalledOff(self.moment.now), entry]

    def sit(self, command: commands.Sit) -> list[AnyEntry]:
        self.before_the_start()
        if self.sits(command):
            return []  # A retry: the answer was lost.
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.is_free]
        if command.seat is not None:
            self.chair(command.seat)
        if not free or (command.seat is not None and command.seat not in free):
            raise no(TableRule.CHAIR_TAKEN, "take-a-free-chair" if free else "no-free-chair")
        seat = free[0] if command.seat is None else command.seat
        name = self.name(command.name, seat)
        return self.seated(seat, Chair(name, self.device, is_helped=command.is_helped), "sat")

    def sits(self, command: commands.Sit) -> bool:
        """Whether this person already sits on one of the device's chairs."""
        seats = self.table.seats_of(self.device)
        name = " ".join(command.name.split())
        return any(self.table.chairs[seat].name == name and command.seat in (None, seat) for seat in seats)

    def name(self, name: str, seat: int) -> str:
        name = " ".join(name.split())
        if not name or not name.isprintable():
            raise Invalid("name", "unprintable", found=name)
        others = [chair.name.casefold() for other, chair in enumerate(self.table.chairs) if other != seat]
        if name.casefold() in others:
            raise no(TableRule.NAME_TAKEN, "choose-another-name")
        return name

    def leave(self, seat: int) -> list[AnyEntry]:
        self.own(seat)
        return self.go(seat, "left")

    def go(self, seat: int, what: SeatChange) -> list[AnyEntry]:
        chair = self.person(seat)
        is_playing = self.table.phase == "playing"
        return self.seated(seat, Chair(chair.name, bot=chair.bot or USUAL) if is_playing else Chair(), what)

    def pledge(self, command: commands.Pledge) -> list[AnyEntry]:
        self.before_the_start()
        if command.seal != self.table.seal:
            raise no(TableRule.OTHER_SEAL, "look-at-the-seal")
        if not self.table.seats_of(self.device):
            raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
        if self.table.pledges.get(self.device) == command.pledge:
            return []
        if self.table.agreed is not None:
            raise no(TableRule.HAS_BEGUN, "before-the-start")
        return [entries.Pledged(self.moment.now, self.device, command.pledge)]

    def share(self, command: commands.Share) -> list[AnyEntry]:
        self.before_the_start()
        agreed = self.table.agreed
        if agreed is None or command.terms != self.table.terms:
            raise no(TableRule.OTHER_SEAL, "look-at-the-terms")
        share = bytes.fromhex(command.share)
        if agreed.pledges.get(self.device) != pledge_of(share):
            raise no(TableRule.OTHER_SEAL, "open-the-pledged-share")
        if self.device in self.table.shares:
            return []
        shared = entries.Shared(self.moment.now, self.device, command.share)
        return [shared, *self.begun(agreed.header, agreed.pledges.keys() - self.table.shares.keys() - {self.device})]

    def begun(self, header: dict[str, Any], missing: Collection[str]) -> list[AnyEntry]:
        """The beginning of the game, in the same step as the last share: nothing can happen in between."""
        return [] if missing else [entries.Begun(self.moment.now, header)]

    def rename(self, command: commands.Rename) -> list[AnyEntry]:
        self.before_the_start()
        chair = self.chair(command.seat)
        if self.device != self.table.host or chair.is_free:
            self.own(command.seat)
        return self.seated(command.seat, replace(chair, name=self.name(command.name, command.seat)), "renamed")

    def help(self, command: commands.Help) -> list[AnyEntry]:
        self.before_the_start()
        return self.seated(command.seat, replace(self.own(command.seat), is_helped=command.is_on), "help")

    def open_hands(self, command: commands.OpenHands) -> list[AnyEntry]:
        return self.seated(command.seat, replace(self.own(command.seat), opens_hand=command.is_on), "open-hands")

    def act(self, command: commands.Act) -> list[AnyEntry]:
        chair = self.own(command.seat)
        self.while_playing()
        self.unhalted()
        if chair.bot is not None:
            raise no(TableRule.BOT_SITS_IN, "reclaim-the-chair")
        return [self.acted(command.seat, command.move, "person")]

    def acted(self, seat: int, move: dict[str, Any], by: str) -> entries.Acted:
        return entries.Acted(self.moment.now, seat, move, by, round(self.moment.spent.get(seat, 0.0), 3))

    def undo(self, seat: int) -> list[AnyEntry]:
        self.own(seat)
        self.while_playing()
        self.unhalted()
        if self.table.play is None or self.table.play.undoer != seat:
            raise no(TableRule.NOTHING_TO_UNDO, "nothing-to-undo")
        return [entries.Undone(self.moment.now, seat)]

    def reclaim(self, seat: int) -> list[AnyEntry]:
        chair = self.own(seat)
        return [] if chair.bot is None else self.seated(seat, replace(chair, bot=None), "reclaimed")

    def choose(self, plan: Plan) -> list[AnyEntry]:
        self.decides()
        self.before_the_start()
        chairs = list(self.table.chairs)
        while len(chairs) > plan.seats:
            gone = next((seat for seat in reversed(range(len(chairs))) if chairs[seat].device is None), None)
            if gone is None:
                raise no(TableRule.MORE_PEOPLE_THAN_CHAIRS, "somebody-has-to-go")
            del chairs[gone]
        chairs += [Chair()] * (plan.seats - len(chairs))
        # The room checks the plan next.
        return self.changed(entries.Planned(self.moment.now, plan, tuple(chairs)))

    def seat_bot(self, command: commands.SeatBot) -> list[AnyEntry]:
        self.decides()
        chair = self.chair(command.seat)
        if self.table.phase == "playing":
            self.without_another(command.seat, self.moment.present)
            return self.seated(command.seat, replace(chair, bot=command.level), "sits-in")
        self.before_the_start()
        if chair.device is not None:
            raise no(TableRule.CHAIR_TAKEN, "take-a-free-chair")
        return self.seated(command.seat, Chair(bot=command.level), "bot")

    def free(self, seat: int) -> list[AnyEntry]:
        self.decides()
        self.before_the_start()
        chair = self.chair(seat)
        if chair.device is not None:
            raise no(TableRule.CHAIR_TAKEN, "take-a-free-chair")
        return self.seated(seat, Chair(), "freed")

    def swap(self, command: commands.Swap) -> list[AnyEntry]:
        self.decides()
        self.before_the_start()
        one, other = self.chair(command.seat), self.chair(command.other)
        chairs = list(self.table.chairs)
        chairs[command.seat], chairs[command.other] = other, one
        return self.changed(entries.Seated(self.moment.now, tuple(chairs), "swapped", command.other))

    def start(self) -> list[AnyEntry]:
        self.decides()
        self.before_the_start()
        self.unhalted()
        if self.table.agreed is not None:
            return []
        if any(chair.is_free for chair in self.table.chairs):
            raise no(TableRule.CHAIR_FREE, "fill-the-chairs")
        there = {chair.device for chair in self.table.chairs if chair.device in self.moment.present}
        for seat, chair in enumerate(self.table.chairs):
            if chair.device in there and chair.device not in self.table.pledges:
                raise no(TableRule.SHARE_MISSING, "wait-for-a-share", name=called(self.table.chairs, seat))
        pledges = {device: pledge for device, pledge in self.table.pledges.items() if device in there}
        starter = None if self.table.starter is None else self.table.starter % len(self.table.chairs)
        header = header_of(self.table.plan, self.table.chairs, starter).as_dict()
        return [entries.Agreed(self.moment.now, header, pledges), *self.begun(header, pledges)]

    def pause(self) -> list[AnyEntry]:
        self.decides()
        self.while_playing()
        return [] if self.table.halt else [entries.Paused(self.moment.now)]

    def resume(self) -> list[AnyEntry]:
        self.decides()
        if self.table.halt == "rules":
            raise no(TableRule.HALTED, "rules-have-changed")
        return [entries.Resumed(self.moment.now)] if self.table.halt else []

    def end(self) -> list[AnyEntry]:
        self.decides()
        self.while_playing()
        return [entries.Stopped(self.moment.now)]

    def rematch(self) -> list[AnyEntry]:
        self.decides()
        if self.table.play is None or self.table.phase == "playing":
            raise no(TableRule.NOT_OVER, "after-the-game")
        starter = (self.table.play.starter + 1) % len(self.table.chairs)
        asked = self.table.play.session.asks
        return [entries.Again(self.moment.now, self.moment.secret(SEED_BYTES).hex(), starter, asked)]
