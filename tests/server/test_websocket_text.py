"""Texts in one WebSocket frame are read and written exactly as the library does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from aprendiz.server.websocket_text import are_complete_messages, decode_text, encode_text

SIZES = (0, 1, 125, 126, 127, 65535, 65536, 70000)
MOST = 66_000


def sent(
    data: bytes, *, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True, rsv1: bool = False
) -> bytes:
    return Frame(opcode, data, fin, rsv1).serialize(mask=mask)


def read(data: bytes) -> Frame:
    """The frame as the library decodes it."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    parsing = Frame.parse(reader.read_exact, mask=False)
    try:
        while True:
            next(parsing)
    except StopIteration as end:
        frame: Frame = end.value
        return frame


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_encoded_as_the_library_would(size: int) -> None:
    text = b"x" * size
    assert encode_text(text) == sent(text, mask=False)
    assert read(encode_text(text)).data == text


@pytest.mark.parametrize("size", SIZES)
def test_a_text_that_comes_alone_is_understood(size: int) -> None:
    text = bytes(number % 251 for number in range(size))
    assert decode_text(sent(text), MOST) == (text if size <= MOST else None)


def test_anything_else_is_left_to_the_library() -> None:
    whole = sent(b"hello")
    for data in (
        b"",
        whole[:1],
        whole[:-1],
        whole + b"\x81",
        whole + whole,
        sent(b"x" * 200)[:3],
        sent(b"hello", mask=False),
        sent(b"hello", fin=False),
        bytes((whole[0] | 0x40, *whole[1:])),
        sent(b"hello", opcode=Opcode.BINARY),
        sent(b"hello", opcode=Opcode.CONT),
        sent(b"", opcode=Opcode.PING),
        sent(b"\x03\xe8", opcode=Opcode.CLOSE),
    ):
        assert decode_text(data, MOST) is None


@given(st.lists(st.tuples(st.sampled_from(SIZES), st.sampled_from((Opcode.TEXT, Opcode.BINARY)))), st.data())
def test_data_end_with_a_message_or_in_the_middle_of_one(
    messages: list[tuple[int, Opcode]], data: st.DataObject
) -> None:
    parts = [sent(b"x" * size, opcode=opcode) for size, opcode in messages]
    whole = b"".join(parts)
    assert are_complete_messages(whole)
    if whole:
        ends = {sum(map(len, parts[:count])) for count in range(len(parts) + 1)}
        cut = data.draw(st.integers(0, len(whole)))
        assert are_complete_messages(whole[:cut]) == (cut in ends)


def test_a_part_of_a_message_is_not_whole() -> None:
    assert not are_complete_messages(sent(b"a", fin=False))
    assert not are_complete_messages(sent(b"a", opcode=Opcode.CONT))
    assert not are_complete_messages(sent(b"a") + sent(b"b", fin=False))
