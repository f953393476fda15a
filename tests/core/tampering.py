"""Ways to tamper with a record: any byte, any move, any field."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

Tampering = Callable[[bytes, Random], bytes]


def flip(data: bytes, random: Random) -> bytes:
    position = random.randrange(len(data))
    return data[:position] + bytes([data[position] ^ 2 ** random.randrange(8)]) + data[position + 1 :]


def delete(data: bytes, random: Random) -> bytes:
    position = random.randrange(len(data))
    return data[:position] + data[position + random.choice([1, 1, 2, 10]) :]


def insert(data: bytes, random: Random) -> bytes:
    position = random.randrange(len(data))
    return data[:position] + random.choice([random.randbytes(1), b" ", b"0", b'"', b"\xc3\xa9"]) + data[position:]


def cut(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


def swap_moves(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    moves = whole["moves"]
    one, two = random.sample(range(len(moves)), 2)
    moves[one], moves[two] = moves[two], moves[one]
    return written(whole)


def drop_move(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    position = random.choice([random.randrange(len(whole["moves"])), len(whole["moves"]) - 1])
    del whole["moves"][position]
    return written(whole)


def repeat_move(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    moves = whole["moves"]
    position = random.choice([random.randrange(len(moves)), len(moves) - 1])
    moves.insert(position, moves[position])
    return written(whole)


def replace_move(data: bytes, random: Random) -> bytes:
    """Replaces a move by one from another moment, of the same actor if possible; the digest stays."""
    whole = json.loads(data)
    one = random.choice(whole["moves"])
    others = [move for move in whole["moves"] if move["move"] != one["move"]]
    alike = [move for move in others if move["by"] == one["by"]]
    one["move"] = random.choice(alike or others)["move"]
    return written(whole)


def replace_value(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    holder, key = random.choice(list(places(whole)))
    holder[key] = random.choice(others(holder[key], random))
    return written(whole)


def remove_field(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    holder, key = random.choice(list(places(whole)))
    del holder[key]
    return written(whole)


def add_field(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    holder, key = random.choice(list(places(whole)))
    if isinstance(holder, dict):
        holder[random.choice(["note", "kind", "by", "seal", ""])] = random.choice([1, "x", None, [], {}])
    else:
        holder.insert(key, random.choice([holder[key], 1, "x", None, [], {}]))
    return written(whole)


def rename_field(data: bytes, random: Random) -> bytes:
    whole = json.loads(data)
    holder, key = random.choice([place for place in places(whole) if isinstance(place[0], dict)])
    holder[random.choice([f"{key}s", key.upper(), "x"])] = holder.pop(key)
    return written(whole)


BYTES: Final[tuple[Tampering, ...]] = (flip, delete, insert, cut)
MOVES: Final[tuple[Tampering, ...]] = (swap_moves, drop_move, repeat_move, replace_move)
FIELDS: Final[tuple[Tampering, ...]] = (replace_value, remove_field, add_field, rename_field)


def written(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in JSON data, as its container and the key or position in it."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def others(value: Any, random: Random) -> list[object]:
    """Some values to replace a value with, of the same type and of others."""
    foreign: list[object] = [None, True, False, 0, -1, 2.5, "", "x", [], {}, [value], {"kind": value}, 10**30, "\ud800"]
    match value:
        case bool():
            return [not value, int(value), *foreign]
        case int():
            return [value + 1, value - 1, value * 10, str(value), float(value), *foreign]
        case str():
            turned = "".join(random.sample(value, len(value)))
            return [turned, value.upper(), value.lower(), value + "0", value[:-1], value.swapcase(), *foreign]
        case list():
            return [value[::-1], value + value[:1], value[1:], *foreign]
        case dict():
            return [dict(list(value.items())[1:]), {**value, "x": 1}, *foreign]
    return foreign
