"""The record of one whole game: the header, the opened envelope, every move, and the result."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from aprendiz.core.header import AnyGame, Header
from aprendiz.core.plain import encode, plain, read
from aprendiz.core.reader import Reader
from aprendiz.core.seal import SEED_BYTES, SHARE_BYTES, Envelope
from aprendiz.core.seat_changes import SeatChanges, between, read_seat_changes
from aprendiz.core.session import Session
from aprendiz.core.state import CHANCE, OVER, State

BY_CHANCE: Final = "chance"
SEAL_DIGITS: Final = 64
DIGEST_DIGITS: Final = 32


@dataclass(frozen=True, slots=True)
class Step:
    by: int | None
    """A seat; None: chance."""

    move: object
    digest: str

    def as_dict(self) -> dict[str, object]:
        return {"by": BY_CHANCE if self.by is None else self.by, "move": plain(self.move), "digest": self.digest}


@dataclass(frozen=True, slots=True)
class Record:
    header: Header
    seal: str
    """The seal that was shown before the game; `verify` checks whether it belongs to the envelope."""

    envelope: Envelope
    steps: tuple[Step, ...]
    result: dict[str, object] | None
    """JSON data with its names in order; None in a saved game, which is not over."""

    seat_changes: SeatChanges = ()

    @property
    def key(self) -> bytes:
        return self.envelope.key(self.header.encode())

    def as_dict(self) -> dict[str, object]:
        shares = [share.hex() for share in self.envelope.shares]
        changes = [change.as_dict() for change in self.seat_changes]
        return {
            **self.header.as_dict(),
            "chance": {"seal": self.seal, "seed": self.envelope.seed.hex(), "shares": shares},
            "moves": [step.as_dict() for step in self.steps],
            **({"seat_changes": changes} if changes else {}),
            "result": self.result,
        }


def recorded(session: Session[Any, Any], header: Header, envelope: Envelope, seat_changes: SeatChanges = ()) -> Record:
    """The record of a session so far, without choices that still wait for the choices of others."""
    game = session.game
    state: State = game.start(header.setup(game))
    key = envelope.key(header.encode())
    steps: list[Step] = []
    for action in session.history:
        by = None if state.actor == CHANCE else int(state.actor)
        move = game.move(state, action)
        state.play(action)
        steps.append(Step(by, move, digest_of(key, state, move, between(seat_changes, len(steps)))))
    return Record(header, envelope.seal, envelope, tuple(steps), result_of(game, state), seat_changes)


def digest_of(key: bytes, state: State, move: object, changes: SeatChanges = ()) -> str:
    """A fingerprint of the header, a move, the state after it, and the seat changes since the move before.

    Two different moves may lead to the same state.
    """
    made = bytes.fromhex(state.digest()) + encode(move) + b"".join([encode(change) for change in changes])
    return blake2b(made, digest_size=DIGEST_DIGITS // 2, key=key, person=b"aprendiz move").hexdigest()


def result_of(game: AnyGame, state: State) -> dict[str, object] | None:
    """The result of a game as JSON data; None if the game is not over."""
    if state.actor != OVER:
        return None
    return in_order(game.result(state))


def in_order(result: object) -> dict[str, object]:
    """JSON data with all its names in order."""
    data: dict[str, object] = json.loads(encode(result))
    return data


def read_record(reader: Reader, header: Header, game: AnyGame) -> Record:
    chance = reader.table("chance")
    steps = tuple(_read_step(item, where, header, game) for where, item in reader.items("moves"))
    record = Record(
        header=header,
        seal=chance.hexadecimal("seal", SEAL_DIGITS),
        envelope=Envelope(
            seed=bytes.fromhex(chance.hexadecimal("seed", 2 * SEED_BYTES)),
            shares=tuple(
                bytes.fromhex(chance.hexadecimal_of(item, where, 2 * SHARE_BYTES))
                for where, item in chance.items("shares")
            ),
        ),
        steps=steps,
        result=reader.optional("result", lambda key: in_order(reader.mapping(key))),
        seat_changes=read_seat_changes(reader, len(header.seats), len(steps)),
    )
    chance.end()
    reader.end()
    return record


def _read_step(data: object, where: str, header: Header, game: AnyGame) -> Step:
    reader = Reader.of(data, f"{where}.")
    step = Step(
        by=_read_actor(reader, len(header.seats)),
        move=read(game.kinds.moves, reader.value("move"), f"{where}.move"),
        digest=reader.hexadecimal("digest", DIGEST_DIGITS),
    )
    reader.end()
    return step


def _read_actor(reader: Reader, seats: int) -> int | None:
    actor = reader.value("by")
    if actor == BY_CHANCE:
        return None
    if type(actor) is not int or not 0 <= actor < seats:
        raise reader.wrong("by", "seat-or-chance", most=seats - 1, found=actor)
    return actor
