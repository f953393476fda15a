"""`aprendiz verify`: checks records, seat logs and logs of tables, and says what is wrong and where."""

import json
from collections.abc import Sequence
from typing import Final

import click

from aprendiz.cli import files
from aprendiz.cli.command import Argument, Command
from aprendiz.cli.console import Console
from aprendiz.cli.players import names_of, seat_changes_of
from aprendiz.core.compare import compare
from aprendiz.core.document import Document
from aprendiz.core.errors import Invalid
from aprendiz.core.plain import plain
from aprendiz.core.record import Record
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import Fault, verify
from aprendiz.games import load
from aprendiz.host import chain
from aprendiz.lang.texts import Texts

NOT_PROVEN: Final = 1
LONGEST_VALUE: Final = 400


def command(texts: Texts, _game: str) -> click.Command:
    def check(names: tuple[str, ...]) -> int:
        return verify_files(texts, Console(), names)

    return Command(
        texts,
        "verify",
        texts.say("about-verify"),
        [
            Argument(
                "names",
                texts.say("metavar-file"),
                texts.say("verify-files"),
                nargs=-1,
                required=True,
                type=click.Path(),
            )
        ],
        check,
    )


def verify_files(texts: Texts, console: Console, names: Sequence[str]) -> int:
    """Returns 0 if all are proven. An unreadable file does not stop the verification of the others."""
    documents: dict[str, Document | files.TableLog | Invalid] = {}
    for name in names:
        try:
            documents[name] = files.read_any(name)
        except Invalid as error:
            documents[name] = error
    records = {name: document for name, document in documents.items() if isinstance(document, Record)}
    is_proven = True
    for name, document in documents.items():
        match document:
            case Record():
                line, is_good = record_line(texts, name, document)
            case SeatLog():
                line, is_good = log_line(texts, name, document, records)
            case files.TableLog():
                line, is_good = table_line(texts, name, document)
            case Invalid():
                line, is_good = texts.problem(document), False
        console.say(line)
        is_proven = is_proven and is_good
    return 0 if is_proven else NOT_PROVEN


def record_line(texts: Texts, name: str, record: Record) -> tuple[str, bool]:
    verdict = verify(record, load(record.header.game))
    own = texts.also(record.header.game, names=names_of(texts, record.header.seats))
    versions = {"written": verdict.rules, "today": verdict.known}
    if verdict.fault is not None:
        fault = fault_text(own, verdict.fault)
        if verdict.is_older:
            return own.say("verify-bad-older", file=name, fault=fault, **versions), False
        return own.say("verify-bad", file=name, fault=fault), False
    chance = sum(step.by is None for step in record.steps)
    line = own.say(
        "verify-good", file=name, game=own.say("game"), moves=len(record.steps), chance=chance, seal=record.seal
    )
    older = [own.say("verify-older", **versions)] if verdict.is_older else []
    return " ".join([line, *older, *seat_changes_of(own, record)]), True


def log_line(texts: Texts, name: str, log: SeatLog, records: dict[str, Record]) -> tuple[str, bool]:
    """A log proves nothing by itself: it is compared with the records that have the same seal."""
    seat = "-" if log.seat is None else log.seat
    line = texts.say("verify-log-alone", file=name, seat=seat)
    for other, record in records.items():
        if record.seal != log.seal:
            continue
        rules = load(log.header.game)
        try:
            fault = compare(record, log, rules)
        except Invalid as error:
            line = texts.say("verify-bad", file=name, fault=f"{other}: {texts.problem(error)}")
            continue
        if fault is not None:
            line = texts.say("verify-bad", file=name, fault=fault_text(texts, fault))
        elif verify(record, rules).is_proven:
            return texts.say("verify-log-good", file=name, seat=seat, record=other), True
        else:
            return texts.say("verify-log-unproven", file=name, record=other), False
    return line, False


def table_line(texts: Texts, name: str, log: files.TableLog) -> tuple[str, bool]:
    try:
        found = chain.check(log.entries)
    except chain.Broken as broken:
        return texts.say("verify-chain-bad", file=name, entry=broken.entry), False
    if not found.chained:
        return texts.say("verify-chain-none", file=name), False
    return texts.say("verify-chain-good", file=name, entries=len(found), head=found.head(len(found))), True


def fault_text(texts: Texts, fault: Fault) -> str:
    """The first fault, and what should be there instead."""
    refusal = "" if fault.refusal is None else texts.refusal(fault.refusal)
    tell = actor_text if fault.kind == "actor" else value_text
    return texts.say(
        f"fault-{fault.kind}",
        move=fault.move or 0,
        update=fault.update or 0,
        expected=tell(texts, fault.expected),
        found=tell(texts, fault.found),
        refusal=refusal,
    ).rstrip()


def actor_text(texts: Texts, actor: object) -> str:
    return texts.names[actor] if isinstance(actor, int) else texts.say("chance")


def value_text(texts: Texts, value: object) -> str:
    """A move in words, anything else as JSON; long values are truncated, because whole editions can differ."""
    data = plain(value)
    if isinstance(data, dict) and f"move-{data.get('kind')}" in texts:
        return texts.tell("move", data)
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"
