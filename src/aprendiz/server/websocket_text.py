"""Fast path for texts of one WebSocket frame (RFC 6455, 5.2), as nearly all are. The library handles all others."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE: Final = 0x80
WHOLE_TEXT: Final = WHOLE | 1
CONTINUATION: Final = 0
OPCODE: Final = 0x0F
MASKED: Final = 0x80
SIZE: Final = 0x7F
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
MASK: Final = 4

MOST_LOOKED_AT: Final = 100
"""Frames that are looked at: thousands of tiny ones would take long."""


def encode_text(text: bytes) -> bytes:
    """A text as one WebSocket frame of a server."""
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def decode_text(data: bytes, most: int) -> bytes | None:
    """A text of at most `most` bytes that a client sent as one WebSocket frame; None if the data are anything else."""
    if len(data) < 2 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    begin = _begin(data, 0)
    if begin == 0 or len(data) != begin + _size(data, 0) or len(data) - begin > most:
        return None
    return apply_mask(data[begin:], data[begin - MASK : begin])


def are_complete_messages(data: bytes) -> bool:
    """Whether the data are a few complete WebSocket frames of a client, and each frame is a whole message."""
    at = 0
    for _ in range(MOST_LOOKED_AT):
        if at >= len(data):
            break
        begin = _begin(data, at)
        if begin == 0 or not data[at] & WHOLE or data[at] & OPCODE == CONTINUATION:
            return False
        at = begin + _size(data, at)
    return at == len(data)


def _begin(data: bytes, at: int) -> int:
    """Where the payload of a WebSocket frame begins; 0 if its head is incomplete."""
    if len(data) < at + 2:
        return 0
    begin = at + 2 + {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(data[at + 1] & SIZE, 0) + (MASK if data[at + 1] & MASKED else 0)
    return begin if len(data) >= begin else 0


def _size(data: bytes, at: int) -> int:
    size = data[at + 1] & SIZE
    if size < TWO_BYTES:
        return size
    return int.from_bytes(data[at + 2 : at + (4 if size == TWO_BYTES else 10)], "big")
