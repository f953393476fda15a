"""What can happen to chairs and pages, in any order."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from aprendiz.core.errors import Refused
from aprendiz.host import commands
from aprendiz.host.chairs import LevelName
from tests.host.machine import Machine, devices, levels, pages, seats
from tests.host.model import HOST, Chair
from tests.host.tables import until


class Chairs(Machine):
    # Coming and going

    @rule(number=pages, is_fresh=st.booleans())
    def a_page_is_opened(self, number: int, is_fresh: bool) -> None:
        page = self.pages[number]
        if page.is_there:
            return
        if page.name not in self.model.devices:
            self.admit(page.name)
        self.uncovered[page] = None
        self.loop.run(page.enter(None if is_fresh else page.visit.version))
        self.settle()

    @rule(number=pages)
    def a_page_is_closed(self, number: int) -> None:
        self.pages[number].exit()
        self.loop.run(until(lambda: not any(page.room is not None and page.room.is_busy for page in self.pages)))

    def admit(self, device: str) -> None:
        room = self.loop.run(self.hall.house.room(self.table))
        assert room.table.invitation is not None
        self.loop.run(self.hall.house.admit(room.table.invitation.code, device))
        self.model.admitted.add(device)

    @rule()
    def the_server_starts_anew(self) -> None:
        self.uncovered = dict.fromkeys(self.pages)
        self.loop.run(self.hall.restart())
        self.settle()

    @rule()
    def a_table_that_nobody_looks_at_leaves_the_memory(self) -> None:
        self.hall.time += 1000
        self.hall.house.clearing.tidy()

    @precondition(lambda self: self.done)
    @rule(number=st.integers(0, 1000))
    def a_command_whose_answer_was_lost_comes_again(self, number: int) -> None:
        device, command, token, version = self.done[number % len(self.done)]
        if device in self.model.devices:
            log = len(self.hall.store.logs[self.table])
            page = next(page for page in self.pages if page.name == device)
            self.loop.run(page.do(command, token))
            assert page.answers[-1] == version
            assert len(self.hall.store.logs[self.table]) == log

    @rule()
    def the_store_is_about_to_fail(self) -> None:
        self.fails = True

    # Chairs

    @rule(device=devices, seat=st.none() | seats, is_helped=st.booleans())
    def somebody_sits_down(self, device: str, seat: int | None, is_helped: bool) -> None:
        model = self.model
        if device not in model.devices or (seat is not None and seat >= len(model.chairs)):
            return
        self.names += 1
        chair = Chair(f"{device} {self.names}", device, is_helped=is_helped)
        taken = seat if seat is not None else min(model.free, default=-1)
        may = model.phase == "waiting" and taken in model.free
        command = commands.Sit(chair.name, seat, is_helped)
        self.do(device, command, (lambda: model.chairs.__setitem__(taken, chair)) if may else None)

    def leaves_people(self, seat: int) -> bool:
        """Whether people remain if this person leaves. Bots alone would play to the end."""
        chairs = enumerate(self.model.chairs)
        others = [chair for other, chair in chairs if other != seat and chair.device is not None and chair.bot is None]
        return self.model.phase == "waiting" or bool(others)

    def somebody_leaves_a_chair(self, seat: int) -> None:
        if seat < len(self.model.chairs) and self.leaves_people(seat):
            device = self.model.chairs[seat].device
            self.do(device or HOST, commands.Leave(seat), (lambda: self.model.part_with(seat)) if device else None)

    def the_host_removes_somebody(self, seat: int) -> None:
        if seat >= len(self.model.chairs) or not self.leaves_people(seat):
            return
        device = self.model.chairs[seat].device

        def effect() -> None:
            self.model.part_with(seat)
            self.model.admitted.discard(device or "")

        self.do(HOST, commands.Remove(seat), effect if device else None)

    def the_host_seats_a_bot(self, seat: int, level: LevelName) -> None:
        model = self.model
        if seat >= len(model.chairs) or not self.leaves_people(seat):
            return
        command = commands.SeatBot(seat, level)
        if model.phase == "playing":
            self.do(HOST, command, None if self.is_another_there(seat) else lambda: model.change(seat, bot=level))
        else:
            may = model.phase == "waiting" and model.chairs[seat].device is None
            self.do(HOST, command, (lambda: model.chairs.__setitem__(seat, Chair(bot=level))) if may else None)

    def somebody_reclaims_a_chair(self, seat: int) -> None:
        if seat >= len(self.model.chairs) or (device := self.model.chairs[seat].device) is None:
            return
        is_idle = self.model.chairs[seat].bot is None
        self.do(device, commands.Reclaim(seat), lambda: self.model.change(seat, bot=None), is_idle=is_idle)

    @rule(seat=seats, what=st.sampled_from(("leave", "remove", "bot", "reclaim", "reclaim")), level=levels)
    def a_chair_gets_another_player(self, seat: int, what: str, level: LevelName) -> None:
        match what:
            case "leave":
                self.somebody_leaves_a_chair(seat)
            case "remove":
                self.the_host_removes_somebody(seat)
            case "bot":
                self.the_host_seats_a_bot(seat, level)
            case _:
                self.somebody_reclaims_a_chair(seat)

    @precondition(lambda self: self.model.phase == "waiting")
    @rule(seat=seats, other=seats)
    def the_host_swaps_chairs(self, seat: int, other: int) -> None:
        chairs = self.model.chairs

        def effect() -> None:
            chairs[seat], chairs[other] = chairs[other], chairs[seat]

        if max(seat, other) < len(chairs):
            self.do(HOST, commands.Swap(seat, other), effect if self.model.phase == "waiting" else None)

    @rule(seat=seats, device=devices)
    def a_chair_goes_to_another_device(self, seat: int, device: str) -> None:
        if seat >= len(self.model.chairs) or (before := self.model.chairs[seat].device) is None:
            return
        code = self.loop.run(self.hall.house.pass_on(self.table, seat, before))
        self.loop.run(self.hall.house.claim(code, device))
        self.model.change(seat, device=device)
        self.settle()

    @rule(seat=seats, device=devices)
    def the_host_gives_a_chair_to_another_device(self, seat: int, device: str) -> None:
        if seat >= len(self.model.chairs) or self.model.chairs[seat].device is None:
            return
        try:
            code = self.loop.run(self.hall.house.reissue(self.table, seat, HOST))
        except Refused:
            assert self.is_another_there(seat)
            return
        assert not self.is_another_there(seat)
        self.loop.run(self.hall.house.claim(code, device))
        self.model.change(seat, device=device)
        self.settle()

    def is_another_there(self, seat: int) -> bool:
        """Whether the chair belongs to another device than the host's, and that device is connected."""
        return any(page.is_there and page.name == self.model.chairs[seat].device != HOST for page in self.pages)

    @rule(seat=seats, is_on=st.booleans())
    def somebody_agrees_to_open_hands_or_not(self, seat: int, is_on: bool) -> None:
        if seat < len(self.model.chairs) and (device := self.model.chairs[seat].device) is not None:
            command = commands.OpenHands(seat, is_on)
            self.do(device, command, lambda: self.model.change(seat, opens_hand=is_on))

    @rule(number=pages, seat=st.none() | seats)
    def somebody_taps(self, number: int, seat: int | None) -> None:
        page = self.pages[number]
        if page.is_there and (seat is None or seat in self.model.seats_of(page.name)):
            self.loop.run(page.show(seat))
            self.uncovered[page] = seat
