"""Games played by bots with sealed chance. Run as a program, it adds missing records to tests/records.

Existing records are never made again: bots may change, records stay.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from aprendiz.bots.plain.labyrinth import LabyrinthPlain
from aprendiz.bots.plain.magus import MagusPlain
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.cli.simulate import observe_all
from aprendiz.core.document import Document, write
from aprendiz.core.header import AnyGame, Header, Seat, agreed
from aprendiz.core.record import Record, recorded
from aprendiz.core.replay import Updates, begun, replayed
from aprendiz.core.seal import SEED_BYTES, SHARE_BYTES, Envelope
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.session import Session
from aprendiz.games.flautz.game import GAME, prepare
from aprendiz.games.labyrinth.game import GAME as LABYRINTH
from aprendiz.games.magus.effects import EFFECTS
from aprendiz.games.magus.game import GAME as MAGUS

FOLDER: Final = Path(__file__).parent.parent / "records"

OWN_EDITION: Final[dict[str, object]] = {
    "name": "Caixa pròpia",
    "spells": {
        "blue": [2, 2, 2, 2, 2, 2, 1],
        "green": [2, 2, 2, 2, 2, 2, 1],
        "purple": [2, 2, 2, 2, 2, 2, 1],
        "orange": [3, 3, 3],
        "pink": [3, 3, 3, 0, 0, 1],
    },
    "special": {"illusions": [0, 2, 0, 1], "prisms": 4},
    "arenas": {"tower": ["air", "air"], "garden": ["floor", "either", "floor"]},
}

NO_BACKS: Final = {effect.value: 0 for effect in EFFECTS}
OWN_POTIONS: Final[dict[str, object]] = {
    "name": "Poções da avó",
    "potions": {"red": [2, 2, 2, 2], "yellow": [2, 2, 2, 2], "green": [2, 2, 2], "blue": [3, 0, 3, 1]},
    "items": {"plants": 1, "elixir": 2, "wand": 0, "curse": 1},
    "spells": {
        "2": ["R--", "*22", "Kaab", "Y- G-", "B-"],
        "3": ["K-- A--", "G--- *1", "A---"],
        "4": ["R-- Y-- B--", "Kab Aab *4"],
    },
    "backs": {
        "2": {**NO_BACKS, "thieves": 1, "shake-up": 1, "curses": 1, "go-back": 1, "devil": 1},
        "3": {**NO_BACKS, "presents": 2, "closed-book": 1},
        "4": {**NO_BACKS, "closed-book": 2},
    },
    "cylinder": {"2": 5, "3": 6, "4": 7},
    "throw": {"hit": 3, "side": 1, "corner": 0},
}

OWN_MAZE: Final = ["12-13", "22-32", "34-35", "45-55", "52-62", "56-66"]


def seats(*names: str) -> tuple[Seat, ...]:
    """A name that ends in a digit is a bot of that kind. All others are people, whose moves a bot makes here."""
    return tuple(Seat(name, name.split()[0].lower() if name[-1].isdigit() else "person") for name in names)


def envelope(number: int, devices: int = 1) -> Envelope:
    source = Random(number)
    return Envelope(source.randbytes(SEED_BYTES), tuple(source.randbytes(SHARE_BYTES) for _ in range(devices)))


def played(game: AnyGame, header: Header, number: int = 1, most: int | None = None) -> Record:
    """The record of a game, or of its first `most` moves by players."""
    sealed = envelope(number, len(header.seats))
    session = begun(game, header, sealed)
    play_on(session, header, number, most)
    return recorded(session, header, sealed)


def play_on(
    session: Session[Any, Any], header: Header, number: int, most: int | None = None, past: Sequence[Updates] = ()
) -> None:
    """Bots play on. `past` holds all updates before the newest."""
    bots = {chair: quick_bot(header, chair, number + chair) for chair in range(len(header.seats))}
    moves = 0
    for updates in past:
        for chair, bot in bots.items():
            bot.observe(updates[chair])
    observe_all(bots, session)
    while session.waiting and moves != most:
        seat = session.waiting[0]
        session.act(seat, bots[seat].choose(session.updates[seat]))
        observe_all(bots, session)
        moves += 1


def quick_bot(header: Header, chair: int, seed: int) -> Bot[Any, Any]:
    """A random bot, or a sensible one in games that would hardly end with random play."""
    if header.game == MAGUS.name and header.seats[chair].player != "random":
        return MagusPlain(header.setup(MAGUS), chair, seed)
    if header.game == LABYRINTH.name and header.seats[chair].player != "random":
        return LabyrinthPlain(header.setup(LABYRINTH), chair, seed)
    return RandomBot(seed)


def seat_log(record: Record, game: AnyGame, seat: int | None, most: int | None = None) -> SeatLog:
    updates = [updates[seat] for updates in replayed(record, game)]
    return SeatLog(record.header, record.seal, seat, tuple(updates[:most]))


def recording(
    game: AnyGame, *names: str, number: int, most: int | None = None, edition: object = None, **options: object
) -> Record:
    return played(game, agreed(game, seats(*names), edition, options), number, most)


flautz: Final = partial(recording, GAME)
magus: Final = partial(recording, MAGUS)
labyrinth: Final = partial(recording, LABYRINTH)


def older(game: AnyGame, number: int) -> Record:
    """A record under rules 0, by a game whose rules may have been different."""
    before = replace(game, rules=0)
    return played(before, agreed(before, seats("Anna", "Ben", "Carla"), options={"arena": "short"}), number)


TIES_TO_NOBODY: Final[AnyGame] = replace(
    GAME, prepare=lambda seats, edition, options: prepare(seats, edition, {**options, "ties": "nobody"})
)
"""Invented older rules: nobody got the crystal of a tie, whatever was agreed."""


def recordings() -> dict[str, Document]:
    crystals = flautz("Anna", "Plain 1", number=1)
    wide = flautz("Zoë", "さくら", "Random 2", number=2, edition="wide", mode="matches", matches=2)
    aimed = magus("Anna", "さくら", "Random 3", number=1)
    exhausted, spent = (
        magus("Random 1", "Random 2", number=number, edition=OWN_POTIONS, infant="yes", starter=0) for number in (1, 2)
    )
    mirrored = labyrinth("Zoë", "Plain 2", number=1, maze="cloister", goal=1, starter=0)
    limited = labyrinth("Random 1", "Duarte", number=3, maze=OWN_MAZE, goal=2, limit=8)
    return {
        "crystals-of-two": crystals,
        "matches-of-three-wide": wide,
        "own-edition-of-five": flautz(
            *("Aina", "Random 1", "Chiara", "Duarte", "Plain 4"),
            number=3,
            edition=OWN_EDITION,
            arena=["either", "air", "floor"],
            mode="matches",
            matches=1,
            starter=4,
        ),
        "ends-with-a-straight": flautz("Anna", "Ben", number=57, ties="nobody"),
        "ends-with-a-royal": flautz("Anna", "Ben", number=22, ties="nobody"),
        "focused-and-declared": flautz("Random 1", "Plain 2", number=268, mode="matches", matches=2),
        "final-turns-for-all": flautz(
            *("Anna", "Ben", "Random 3"),
            number=14,
            edition=OWN_EDITION,
            arena=["either"],
            mode="matches",
            matches=5,
            final_turns="all",
        ),
        "saved": flautz("Anna", "Ben", "Carla", number=5, most=20),
        "seat-log-running": seat_log(wide, GAME, 1, most=12),
        "seat-log-finished": seat_log(crystals, GAME, 0),
        "seat-log-of-a-spectator": seat_log(crystals, GAME, None, most=5),
        "rules-0-the-same": older(GAME, 7),
        "rules-0-otherwise": older(TIES_TO_NOBODY, 47),
        "magus-aimed-throws-of-three": aimed,
        "magus-taking-parts-of-four": magus(
            *("Aina", "Random 2", "Random 3", "Duarte"), number=2, throw="uniform", taking="part"
        ),
        "magus-own-edition-of-two": magus(
            "Zoë", "Plain 2", number=1, edition=OWN_POTIONS, outstanding="yes", infant="yes", starter=1
        ),
        "magus-infants-gross": magus("Random 1", "さくら", number=2, infant="yes", infant_goal="gross"),
        "magus-ends-with-exhaustion": exhausted,
        "magus-ends-with-spells": spent,
        "magus-saved": magus("Anna", "Ben", "Carla", number=5, most=20, edition=OWN_POTIONS),
        "magus-seat-log": seat_log(aimed, MAGUS, 1, most=6),
        "labyrinth-random-maze-of-three": labyrinth("Anna", "さくら", "Random 3", number=1, goal=1),
        "labyrinth-ready-maze-mirrored": mirrored,
        "labyrinth-own-maze-ends-with-limit": limited,
        "labyrinth-own-maze-not-turned": labyrinth("Zoë", "Plain 2", number=1, maze=OWN_MAZE, goal=1, turned="no"),
        "labyrinth-all-items-of-four": labyrinth(
            *("Aina", "Random 2", "Random 3", "Duarte"),
            number=1,
            expansion="yes",
            walls=24,
            goal=1,
            magicians=["green", "red"],
        ),
        "labyrinth-saved": labyrinth("Anna", "Ben", "Carla", number=5, most=15, goal=2),
        "labyrinth-seat-log-running": seat_log(mirrored, LABYRINTH, 1, most=25),
        "labyrinth-seat-log-finished": seat_log(limited, LABYRINTH, 0),
    }


def main() -> None:
    for name, document in recordings().items():
        path = FOLDER / f"{name}.json"
        if not path.exists():
            path.write_text(write(document), encoding="utf-8")


if __name__ == "__main__":
    main()
