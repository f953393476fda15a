"""What can happen to games, in any order."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from aprendiz.core.seal import pledge_of
from aprendiz.host import commands
from aprendiz.host.commands import Act
from tests.host.machine import DEVICES, devices, numbers, pages, playing, seats, seeding
from tests.host.machine_chairs import Chairs
from tests.host.model import HOST, Chair


class Games(Chairs):
    @initialize(
        people=st.lists(devices, min_size=1, max_size=4),
        bots=st.sampled_from((0, 0, 1)),
        there=st.sets(pages, min_size=1),
        has_begun=st.sampled_from((True, True, False)),
        has_spectators=st.booleans(),
    )
    def a_table_is_opened(
        self, people: list[str], bots: int, there: set[int], has_begun: bool, has_spectators: bool
    ) -> None:
        self.make(min(4, max(2, len(people) + bots)), has_spectators)
        if has_begun:
            for number in there:
                self.a_page_is_opened(number, is_fresh=False)
            self.fill(people)

    def pledge(self, device: str) -> None:
        model = self.model
        share = device.encode().ljust(16)
        seal = self.loop.run(self.hall.house.room(self.table)).table.seal
        may = bool(model.seats_of(device)) and (not model.is_started or device in model.pledges)

        def effect() -> None:
            model.pledges[device] = share

        command = commands.Pledge(seal, pledge_of(share))
        self.do(device, command, effect if may else None, is_idle=may and device in model.pledges)

    @precondition(lambda self: self.model.phase == "waiting")
    @rule()
    def everybody_pledges(self) -> None:
        for device in DEVICES:
            if device in self.model.devices:
                self.pledge(device)

    @precondition(lambda self: self.model.phase == "waiting")
    @rule()
    def the_host_starts(self) -> None:
        model = self.model
        present = {page.name for page in self.pages if page.is_there}
        lacking = {chair.device for chair in model.chairs} & present - set(model.pledges)
        may = model.phase == "waiting" and (model.is_started or (not model.free and not lacking))
        if may and not any(chair.device is not None and chair.bot is None for chair in model.chairs):
            return

        def effect() -> None:
            model.is_started = True
            model.pledges = {device: share for device, share in model.pledges.items() if device in present}
            if not model.pledges:
                self.begin()

        self.do(HOST, commands.Start(), effect if may else None, is_idle=model.is_started)

    @precondition(lambda self: self.model.is_started)
    @rule(device=devices)
    def a_share_is_opened(self, device: str) -> None:
        model = self.model
        if not model.is_started or device not in model.devices:
            return
        share = device.encode().ljust(16)
        terms = str(self.loop.run(self.hall.house.room(self.table)).table.terms)

        def effect() -> None:
            model.opened[device] = share
            if model.opened.keys() == model.pledges.keys():
                self.begin()

        command = commands.Share(terms, share.hex())
        self.do(device, command, effect if device in model.pledges else None, is_idle=device in model.opened)

    def begin(self) -> None:
        seeds = [entry.seed for data in self.hall.store.logs[self.table] if (entry := seeding(data)) is not None]
        self.model.begin(bytes.fromhex(seeds[-1]))
        self.uncovered = dict.fromkeys(self.pages)

    @precondition(lambda self: self.model.phase == "waiting")
    @rule(people=st.lists(devices, min_size=1, max_size=3), number=pages)
    def a_table_is_filled_and_starts(self, people: list[str], number: int) -> None:
        self.a_page_is_opened(number, is_fresh=False)
        self.fill(people)

    def fill(self, people: list[str]) -> None:
        for device in people:
            if device not in self.model.devices:
                self.admit(device)
            if self.model.free:
                self.somebody_sits_down(device, None, is_helped=False)
        for seat in self.model.free:
            self.the_host_seats_a_bot(seat, "novice")
        if not self.model.free:
            self.everybody_pledges()
            self.the_host_starts()
            for device in DEVICES:
                self.a_share_is_opened(device)

    @precondition(lambda self: self.model.goes_on)
    @rule(choices=st.lists(numbers, min_size=1, max_size=8))
    def people_act(self, choices: list[int]) -> None:
        for choice in choices:
            self.act(choice)

    @precondition(lambda self: self.model.goes_on)
    @rule(first=numbers, second=numbers)
    def somebody_acts_and_thinks_better_of_it(self, first: int, second: int) -> None:
        self.act(first)
        course = self.model.course
        if course is not None and course.undoer is not None:
            self.somebody_takes_a_move_back(course.undoer)
        self.act(second)

    def act(self, choice: int) -> None:
        model = self.model
        if model.course is None or not model.goes_on:
            return
        people = [seat for seat in model.course.session.waiting if model.chairs[seat].device is not None]
        if not people:
            return
        seat = people[choice % len(people)]
        chair = model.chairs[seat]
        assert chair.device is not None
        act = Act(seat, self.ask_of(seat), self.legal(seat, choice))
        move = model.course.read(act.move)
        course = model.course

        def effect() -> None:
            course.act(seat, move, by_person=True)

        if choice % 5:
            self.tap(chair.device, seat)
        may = chair.bot is None and self.has_tapped(chair.device, seat)
        self.do(chair.device, act, effect if may else None)
        self.sent.append(act)

    def tap(self, device: str, seat: int) -> None:
        for page in self.pages:
            if page.is_there and page.name == device:
                self.loop.run(page.show(seat))
                self.uncovered[page] = seat

    def has_tapped(self, device: str, seat: int) -> bool:
        """Whether the seat is uncovered on the device, or is its only seat."""
        pages = [page for page in self.pages if page.is_there and page.name == device]
        return self.model.seats_of(device) == [seat] or any(self.uncovered[page] == seat for page in pages)

    def legal(self, seat: int, choice: int) -> dict[str, Any]:
        """One of the moves that are legal for the seat by the model."""
        assert self.model.course is not None
        legal = self.model.course.shown(seat)["legal"]
        assert isinstance(legal, list)
        move: dict[str, Any] = legal[choice % len(legal)]
        return move

    def ask_of(self, seat: int) -> int:
        """The number of the open question, which only the table knows."""
        room = self.loop.run(self.hall.house.room(self.table))
        play = self.loop.run(playing(room))
        ask = play.session.updates[seat].ask
        assert ask is not None
        return int(ask)

    @precondition(lambda self: self.sent)
    @rule(number=numbers)
    def a_move_comes_again(self, number: int) -> None:
        act = self.sent[number % len(self.sent)]
        chair = self.model.chairs[act.seat] if act.seat < len(self.model.chairs) else Chair()
        if act.ask in self.made(act.seat):
            self.do(chair.device or HOST, act, None)

    def made(self, seat: int) -> set[int]:
        """The questions to a seat that are no longer open."""
        asks = {act.ask for act in self.sent if act.seat == seat}
        course = self.model.course
        is_asked = course is not None and seat in course.session.waiting
        return asks - {self.ask_of(seat)} if is_asked else asks

    @precondition(lambda self: self.model.course is not None)
    @rule(seat=seats, ask=st.integers(0, 3), choice=numbers)
    def a_move_comes_from_somebody_who_is_not_asked(self, seat: int, ask: int, choice: int) -> None:
        course = self.model.course
        assert course is not None
        if seat < len(self.model.chairs) and course.session.waiting and seat not in course.session.waiting:
            move = self.legal(course.session.waiting[0], choice)
            self.do(self.model.chairs[seat].device or HOST, Act(seat, ask, move), None)

    @precondition(lambda self: self.model.phase == "playing")
    @rule(seat=seats)
    def somebody_takes_a_move_back(self, seat: int) -> None:
        model = self.model
        if seat >= len(model.chairs) or (device := model.chairs[seat].device) is None:
            return
        course = model.course
        may = course is not None and model.goes_on and course.undoer == seat

        def effect() -> None:
            assert course is not None
            course.undo()

        self.do(device, commands.Undo(seat), effect if may else None)

    @rule(seat=seats, device=devices)
    def somebody_speaks(self, seat: int, device: str) -> None:
        if seat < len(self.model.chairs) and device in self.model.devices:
            may = self.model.chairs[seat].device == device
            self.do(device, commands.Say(seat, "hello"), (lambda: None) if may else None)

    def the_host_pauses(self) -> None:
        model = self.model
        effect = (lambda: setattr(model, "is_paused", True)) if model.phase == "playing" else None
        self.do(HOST, commands.Pause(), effect, is_idle=model.is_paused)

    def the_host_goes_on(self) -> None:
        model = self.model
        self.do(HOST, commands.Resume(), lambda: setattr(model, "is_paused", False), is_idle=not model.is_paused)

    def the_host_ends_the_game(self) -> None:
        course = self.model.course
        if course is not None and len(course.moves) < 4:
            return

        def effect() -> None:
            assert course is not None
            course.is_stopped, self.model.is_paused = True, False

        self.do(HOST, commands.End(), effect if self.model.phase == "playing" else None)

    def the_host_wants_another_game(self) -> None:
        may = self.model.phase in ("over", "stopped")
        self.do(HOST, commands.Rematch(), self.model.again if may else None)

    @precondition(lambda self: self.model.phase != "waiting")
    @rule(people=st.lists(devices, max_size=2))
    def everybody_plays_again(self, people: list[str]) -> None:
        if self.model.phase == "playing":
            self.the_host_ends_the_game()
        if self.model.phase != "playing":
            self.the_host_wants_another_game()
        if self.model.phase == "waiting":
            self.fill(people)

    @rule(what=st.sampled_from(("pause", "pause", "end", "again", "again", "start")))
    def the_host_decides(self, what: str) -> None:
        match what:
            case "pause":
                (self.the_host_goes_on if self.model.is_paused else self.the_host_pauses)()
            case "end":
                self.the_host_ends_the_game()
            case "again":
                self.the_host_wants_another_game()
            case _:
                self.the_host_starts()
