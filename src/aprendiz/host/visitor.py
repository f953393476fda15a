"""A device at a table: what it owns there, and what it may ask the house for."""

from collections.abc import Collection
from typing import assert_never

from aprendiz.core.errors import Invalid
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host import commands
from aprendiz.host.chairs import Chair, called
from aprendiz.host.commands import HouseCommand
from aprendiz.host.table import Table


class Visitor:
    def __init__(self, table: Table, device: str) -> None:
        self.table = table
        self.device = device

    def decides(self) -> None:
        if self.device != self.table.host:
            raise no(TableRule.HOST_ONLY, "ask-the-host")

    def chair(self, seat: int) -> Chair:
        if seat >= len(self.table.chairs):
            raise Invalid("seat", "whole", least=0, most=len(self.table.chairs) - 1, found=seat)
        return self.table.chairs[seat]

    def own(self, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.device != self.device:
            raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
        return chair

    def without_another(self, seat: int, present: Collection[str]) -> None:
        """Raises Refused if another device has the chair and is connected: then only that device decides about it."""
        owner = self.chair(seat).device
        if owner != self.device and owner in present:
            raise no(TableRule.CHAIR_TAKEN, "ask-the-player", name=called(self.table.chairs, seat))

    def person(self, seat: int) -> Chair:
        chair = self.chair(seat)
        if chair.device is None:
            raise no(TableRule.NO_PERSON_THERE, "nobody-sits-there")
        return chair


def permit(table: Table, device: str, command: HouseCommand, present: Collection[str]) -> None:
    """Raises Refused or Invalid if the device may not ask the house for this. `present`: the connected devices."""
    visitor = Visitor(table, device)
    match command:
        case commands.Invite() | commands.Delete():
            visitor.decides()
        case commands.Reissue():
            visitor.decides()
            visitor.person(command.seat)
            visitor.without_another(command.seat, present)
        case commands.Pass():
            visitor.own(command.seat)
        case _:
            assert_never(command)
