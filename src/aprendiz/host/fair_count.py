"""A limit of how many may be open at once, which nobody can use up for the others."""

from collections import Counter

from aprendiz.core.table_rules import TableRule, no


class FairCount:
    """Counts what is open, such as downloads or checks, by device and by network."""

    def __init__(self, most: int, most_of_one: int) -> None:
        """`most_of_one`: for one device."""
        self._most = most
        self._most_of_one = most_of_one
        self._devices: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    def check(self, device: str, network: str) -> None:
        """Raises Refused if there are too many. The second half is for networks with few of them."""
        total = self._devices.total()
        is_full = total >= self._most or self._devices[device] >= self._most_of_one
        if is_full or (total >= self._most / 2 and self._networks[network] >= self._most_of_one):
            raise no(TableRule.TOO_MANY_REQUESTS, "slow-down")

    def add(self, device: str, network: str) -> None:
        """Count one more. Check before whether there may be one more, and remove it when it ends."""
        self._devices[device] += 1
        self._networks[network] += 1

    def remove(self, device: str, network: str) -> None:
        for counter, name in ((self._devices, device), (self._networks, network)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
