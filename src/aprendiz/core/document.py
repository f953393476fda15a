"""Records and seat logs as files: JSON with one move or update per line, read back strictly."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from aprendiz.core.errors import Invalid
from aprendiz.core.header import MOST_RULES, RECORD, VERSION, AnyGame, read_header
from aprendiz.core.reader import Reader, text_of, within
from aprendiz.core.record import Record, read_record
from aprendiz.core.seat_log import SEAT_LOG, SeatLog, read_seat_log
from aprendiz.core.strict import parse, settled

Document = Record | SeatLog

LARGEST_FILE: Final = 64_000_000
"""Bytes. A seat log of a game at the limit of a table has up to 50 MB; reading it takes 650 MB of memory."""

ROWS: Final = ("moves", "updates")


def write(document: Document) -> str:
    """The canonical text of a record or seat log."""
    return text(RECORD if isinstance(document, Record) else SEAT_LOG, document.as_dict())


def text(form: str, contents: Mapping[str, object]) -> str:
    """The canonical text of a document with this format and these contents."""
    return "".join(pieces(form, contents))


def pieces(form: str, contents: Mapping[str, object]) -> Iterator[str]:
    """The same text, row by row. The rows are taken from any iterable, each when it is needed."""
    before = "{\n"
    for name, value in {"format": form, "version": VERSION, **contents}.items():
        yield f"{before}{_text(name)}: "
        if name in ROWS:
            assert isinstance(value, Iterable)
            yield from _rows(value)
        else:
            yield _text(value)
        before = ",\n"
    yield "\n}\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rows(values: Iterable[object]) -> Iterator[str]:
    before = "[\n"
    for value in values:
        yield before + _text(value)
        before = ",\n"
    yield "[]" if before == "[\n" else "\n]"


def read(text: str, load: Callable[[str], AnyGame]) -> Document:
    """A record or seat log; `load` gives a game by its name. Raises Invalid, which says where the error is."""
    return _document(parse(text, "text"), load)


def read_file(path: Path, load: Callable[[str], AnyGame]) -> Document:
    data = parse(text_of(path, LARGEST_FILE), str(path))
    with within(f"{path}: "):
        return _document(data, load)


def _document(data: object, load: Callable[[str], AnyGame]) -> Document:
    whole = settled(data)
    reader = Reader(whole if isinstance(whole, dict) else {})
    form = reader.value("format")
    if form not in (RECORD, SEAT_LOG):
        raise reader.wrong("format", "one-of", known=(RECORD, SEAT_LOG), found=form)
    version = reader.number("version")
    if version != VERSION:
        raise reader.wrong("version", "format-version", known=VERSION, found=version)
    game = load(reader.text("game"))
    rules = reader.whole("rules", 0, MOST_RULES)
    try:
        header = read_header(reader, game)
        return read_record(reader, header, game) if form == RECORD else read_seat_log(reader, header, game)
    except Invalid as error:
        if rules > game.rules:
            raise reader.wrong("rules", "newer-rules", known=game.rules, found=rules) from error
        raise
