"""Sealed chance: the bytes of seal, key and stream, computed with hashlib, and the qualities of its dice."""

import copy
import pickle
from collections.abc import Callable
from hashlib import blake2b

import pytest

from aprendiz.core.seal import Envelope, SealedDice, seal_of

SEED = bytes(range(32))
SHARES = (b"a" * 16, b"b" * 16)
HEADER = '{"seats":["Zoë"]}'.encode()


def test_the_seal_is_a_hash_of_the_seed_alone() -> None:
    assert seal_of(SEED) == "8e4bb49d4a8ab1822360bfd6d084791abe05c7850a5cb02d819d064888f00985"
    assert seal_of(SEED) == blake2b(SEED, digest_size=32, person=b"aprendiz seal").hexdigest()
    assert Envelope(SEED, SHARES).seal == Envelope(SEED, ()).seal == seal_of(SEED)


def test_the_key_takes_in_seed_header_and_every_share_in_order() -> None:
    envelope = Envelope(SEED, SHARES)
    whole = SEED + b"\x12\0\0\0\0\0\0\0" + HEADER + b"aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbb"
    assert len(HEADER) == 0x12
    assert envelope.key(HEADER) == blake2b(whole, digest_size=32, person=b"aprendiz chance").digest()
    others = [
        Envelope(SEED, SHARES[::-1]).key(HEADER),
        Envelope(SEED, SHARES[:1]).key(HEADER),
        Envelope(SEED[::-1], SHARES).key(HEADER),
        Envelope(SEED, SHARES[1:]).key(HEADER + SHARES[0]),
        envelope.key(HEADER[:-1]),
    ]
    assert len({envelope.key(HEADER), *others}) == 6


def test_the_seed_of_a_bot_takes_in_the_key_and_its_seat_and_is_no_draw() -> None:
    envelope = Envelope(SEED, SHARES)
    digest = blake2b(bytes([1, *[0] * 7]), digest_size=8, key=envelope.key(HEADER), person=b"aprendiz bots").digest()
    assert envelope.bot_seed(HEADER, 1) == int.from_bytes(digest, "little")
    draw = blake2b(bytes([1, *[0] * 7]), digest_size=32, key=envelope.key(HEADER)).digest()
    others = [
        envelope.bot_seed(HEADER, 0),
        envelope.bot_seed(HEADER[:-1], 1),
        Envelope(SEED[::-1], SHARES).bot_seed(HEADER, 1),
        Envelope(SEED, SHARES[:1]).bot_seed(HEADER, 1),
        int.from_bytes(draw[:8], "little"),
    ]
    assert len({envelope.bot_seed(HEADER, 1), *others}) == 6


def test_every_draw_is_a_keyed_hash_of_its_number() -> None:
    dice = Envelope(SEED, SHARES).dice(HEADER)
    key = Envelope(SEED, SHARES).key(HEADER)
    for number, n in enumerate([83, 2, 1, 0x7FFFFFFF, 120, 6]):
        stream = blake2b(number.to_bytes(8, "little"), digest_size=32, key=key).digest()
        assert dice.below(n) == int.from_bytes(stream, "little") * n // 2**256
    assert dice.draws == 6
    again = SealedDice(bytes.fromhex("8a8938e7dde6975c88261e901e3f7eeb19ba2a3051834daa6476fd54d9d0aafb"))
    assert again.key == key
    assert [again.below(83) for _ in range(6)] == [32, 18, 45, 26, 17, 29]


def test_all_results_are_equally_likely() -> None:
    dice, n, draws = SealedDice(b"k" * 32), 83, 50_000
    counts = [0] * n
    for _ in range(draws):
        counts[dice.below(n)] += 1
    mean = draws / n
    squares = sum((count - mean) ** 2 / mean for count in counts)
    assert 82 - 4 * 164**0.5 < squares < 82 + 4 * 164**0.5  # Chi-square with 82 degrees of freedom.


def reloaded(dice: SealedDice) -> SealedDice:
    again = pickle.loads(pickle.dumps(dice))  # noqa: S301 - our own bytes
    assert isinstance(again, SealedDice)
    return again


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, reloaded])
def test_dice_go_on_where_others_were(again: Callable[[SealedDice], SealedDice]) -> None:
    dice = SealedDice(b"k" * 32)
    first = [dice.below(1000) for _ in range(5)]
    others = [again(dice), SealedDice(b"k" * 32, draws=5)]
    then = [dice.below(1000) for _ in range(5)]
    assert first != then
    for other in others:
        assert [other.below(1000) for _ in range(5)] == then
    assert [SealedDice(b"k" * 32, draws=3).choice([*range(1000)])] == first[3:4]


@pytest.mark.parametrize("n", [0, -1, 0x80000000])
def test_dice_choose_among_at_least_one_thing_and_not_too_many(n: int) -> None:
    dice = SealedDice(b"k" * 32)
    with pytest.raises(ValueError, match="dice can choose among 1 to 2147483647 things, not"):
        dice.below(n)
    assert dice.draws == 0


def test_a_seed_and_a_share_have_their_length() -> None:
    for seed, shares in ((SEED[:-1], SHARES), (SEED, (b"short",))):
        with pytest.raises(ValueError, match="a seed has 32 bytes, a share 16"):
            Envelope(seed, shares)


def test_a_closed_envelope_does_not_print_its_seed() -> None:
    assert repr(Envelope(SEED, ())) == "Envelope(shares=())"
