"""A ladder as a self-contained page in one language: no script, no other file."""

from html import escape

from aprendiz import COMPILED, __version__
from aprendiz.lab.ladder import Ladder
from aprendiz.lab.look import LOOK
from aprendiz.lab.plots import Mark, bars, dots
from aprendiz.lab.wording import KINDS, SIGNS, VERDICTS, Wording, percent
from aprendiz.lang.texts import Texts


def page(texts: Texts, found: Ladder, command: str) -> str:
    """`command` is the command line that repeats the ladder."""
    words = Wording(texts)
    title = escape(words.say("ladder-heading", game=words.say("game")))
    parts = [part(words, found) for part in (ratings, pairings, seats, times, who, foot)]
    body = "\n".join([head(words, found, title, command), *parts])
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{LOOK}</style>\n</head>\n<body>\n<main>\n"
        f"{body}\n</main>\n</body>\n</html>\n"
    )


def head(words: Wording, found: Ladder, title: str, command: str) -> str:
    contest = found.contest
    summary = words.say("ladder-summary", games=found.games, seats=contest.seats, deals=contest.deals)
    moves = words.say("ladder-moves", moves=round(found.mean_moves, 1))
    return (
        f"<header>\n<h1>{title}</h1>\n<p>{escape(summary)} {escape(moves)}</p>\n"
        f"<p>{escape(words.say('ladder-repeat'))}</p>\n<code>{spelled(command)}</code>\n</header>"
    )


def spelled(command: str) -> str:
    """A command that wraps only between its words."""
    return " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))


def section(heading: str, about: str, body: str) -> str:
    told = f"<p>{escape(about)}</p>\n" if about else ""
    return f"<section>\n<h2>{escape(heading)}</h2>\n{told}{body}\n</section>"


def ratings(words: Wording, found: Ladder) -> str:
    marks = [
        Mark(
            each.kind,
            each.rating,
            each.low,
            each.high,
            words.points(each.rating),
            words.say("ladder-range", low=words.points(each.low), high=words.points(each.high)),
        )
        for each in found.ratings
    ]
    heading = words.say("ladder-ratings")
    return section(heading, words.say("ladder-ratings-about"), dots(marks, alternative(heading, marks)))


def pairings(words: Wording, found: Ladder) -> str:
    kinds = [each.kind for each in found.ratings]
    columns = "".join(f'<th scope="col">{escape(kind)}</th>' for kind in kinds)
    rows = [
        f'<tr><th scope="row">{escape(lone)}</th>{"".join(cell(words, found, lone, others) for others in kinds)}</tr>'
        for lone in kinds
    ]
    caption = words.say("ladder-pairings-caption")
    about = words.say("ladder-pairings-about", even=percent(1 / found.contest.seats))
    return section(
        words.say("ladder-pairings"),
        about,
        boxed("matrix", caption, f"<thead><tr><td></td>{columns}</tr></thead>", rows),
    )


def cell(words: Wording, found: Ladder, lone: str, others: str) -> str:
    if lone == others:
        return '<td class="self">&ndash;</td>'
    won, even = found.pairing(lone, others).won, 1 / found.contest.seats
    far = (won.rate - even) / (1 - even) if won.rate > even else (even - won.rate) / even
    side = "above" if won.rate >= even else "below"
    verdict = won.beyond(even)
    sign = f' <span title="{escape(words.say(VERDICTS[verdict]))}">{SIGNS[verdict]}</span>' if verdict else ""
    rate = escape(words.say("ladder-percent", percent=percent(won.rate)))
    interval = escape(words.say("ladder-range", low=percent(won.low), high=percent(won.high)))
    return f'<td class="{side}" style="--far:{far:.2f}"><b>{rate}{sign}</b><small>{interval}</small></td>'


def seats(words: Wording, found: Ladder) -> str:
    marks = [
        Mark(
            words.say("ladder-seat", number=number),
            won.rate,
            won.low,
            won.high,
            words.say("ladder-percent", percent=percent(won.rate)),
            words.say("ladder-range", low=percent(won.low), high=percent(won.high)),
        )
        for number, won in enumerate(found.seats, start=1)
    ]
    heading = words.say("ladder-seats")
    plot = bars(marks, 1 / found.contest.seats, alternative(heading, marks))
    return section(heading, words.say("ladder-seats-about"), plot)


def alternative(heading: str, marks: list[Mark]) -> str:
    """The text alternative of a plot."""
    return f"{heading}: {'; '.join(f'{mark.label} {mark.text} ({mark.details})' for mark in marks)}"


def times(words: Wording, found: Ladder) -> str:
    keys = ("ladder-who", "ladder-column-mean", "ladder-column-most", "ladder-column-longest", "ladder-column-choices")
    columns = "".join(f'<th scope="col">{escape(words.say(key))}</th>' for key in keys)
    rows = []
    for kind in (each.kind for each in found.ratings):
        pace = found.paces[kind]
        numbers = [words.time(pace.mean), words.time(pace.most), words.time(pace.longest), pace.choices]
        cells = "".join(f"<td>{escape(words.say('ladder-number', number=number))}</td>" for number in numbers)
        rows.append(f'<tr><th scope="row">{escape(kind)}</th>{cells}</tr>')
    caption = words.say("ladder-times-caption")
    table = boxed("times", caption, f"<thead><tr>{columns}</tr></thead>", rows)
    return section(words.say("ladder-times"), words.say("ladder-times-about"), table)


def boxed(kind: str, caption: str, header: str, rows: list[str]) -> str:
    """A table in a box that scrolls on narrow screens, also by keyboard."""
    label = escape(caption)
    body = "\n".join(rows)
    return (
        f'<div class="box" role="region" aria-label="{label}" tabindex="0">\n<table class="{kind}">\n'
        f"<caption>{label}</caption>\n{header}\n<tbody>\n{body}\n</tbody>\n</table>\n</div>"
    )


def who(words: Wording, found: Ladder) -> str:
    entries = [
        f"<dt>{escape(each.kind)}</dt><dd>{escape(words.say(KINDS[each.kind]) if each.kind in KINDS else '')}</dd>"
        for each in found.ratings
    ]
    return section(words.say("ladder-who"), "", f"<dl>{''.join(entries)}</dl>")


def foot(words: Wording, found: Ladder) -> str:
    engine = words.say("engine-compiled" if COMPILED else "engine-plain")
    made = words.say("ladder-made", version=__version__, rules=found.contest.header.rules, engine=engine)
    return f"<footer>{escape(made)}</footer>"
