"""The numbers of a ladder in words, for the terminal and the page."""

from typing import Final

from aprendiz.lab.ladder import Ladder, Pairing
from aprendiz.lab.win_rate import WinRate
from aprendiz.lang.texts import Texts

VERDICTS: Final = {1: "ladder-more", -1: "ladder-less", 0: "ladder-open"}
SIGNS: Final = {1: "▲", -1: "▼", 0: ""}
"""For a win rate that is surely above an even one, surely below, or perhaps even."""

KINDS: Final = {
    "novice": "ladder-kind-novice",
    "adept": "ladder-kind-adept",
    "master": "ladder-kind-master",
    "plain": "ladder-kind-plain",
    "random": "ladder-kind-random",
    "clairvoyant": "ladder-kind-clairvoyant",
}


class Wording:
    def __init__(self, texts: Texts) -> None:
        self.language = texts.language
        self.say = texts.say

    def title(self, found: Ladder) -> str:
        return self.say("ladder-title", game=self.say("game"), seats=found.contest.seats, games=found.games)

    def pair(self, pairing: Pairing, seats: int) -> str:
        if seats == 2:
            return self.say("ladder-pair", bot=pairing.lone, other=pairing.others)
        return self.say("ladder-pair-many", bot=pairing.lone, other=pairing.others, count=seats - 1)

    def points(self, rating: float) -> str:
        """Without thousands separators: a rating is more a name than an amount."""
        return str(round(rating))

    def win_rate(self, won: WinRate) -> str:
        return self.say("ladder-win-rate", percent=percent(won.rate))

    def interval(self, won: WinRate) -> str:
        return self.say("ladder-win-rate-between", low=percent(won.low), high=percent(won.high))

    def time(self, seconds: float) -> float:
        """Milliseconds, with as many digits as matter."""
        milliseconds = 1000 * seconds
        return round(milliseconds, 2 if milliseconds < 1 else 1 if milliseconds < 100 else 0)


def percent(rate: float) -> float:
    return round(100 * rate, 1)
