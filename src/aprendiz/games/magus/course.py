"""Hands and skulls of Magus Novatus as they may be, where not everything was seen.

Most cards move openly. What does not is kept as a course of steps: a card drawn or passed unseen, skulls passed by
chance. A world is imagined by going through these steps again: an unseen card has no face until one is needed,
and what does not fit something known is given up. When the deck runs out, the unseen
cards are just those that are nowhere else.

Courses are weighed by how likely chance was to take them: of two that explain a healed skull, the one with more such
skulls counts more. An unseen choice may be any, all equally likely; an open one tells only that it was possible.
"""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.deck import draw_card
from aprendiz.core.dice import Dice
from aprendiz.games.magus.cards import KINDS, POTIONS
from aprendiz.games.magus.setup import Setup

UNSEEN: Final = -1
"""A card whose face is not known."""

FINE: Final = 1_000_000_000
"""Into how many parts the sum of all weights is divided, to choose one."""

# Steps of the course.
GET: Final = 0  # a known potion, or UNSEEN, comes to a hand
LOSE: Final = 1  # a potion leaves a hand openly
BURY: Final = 2  # a hand becomes skulls
PASSES: Final = 3  # cards go from hand to hand at the same moment
HAUNTS: Final = 4  # skulls go to the left at the same moment
HEALS: Final = 5  # a skull is turned up
RESHUFFLES: Final = 6  # the deck was empty


class Step:
    def __init__(self, kind: i64, seat: i64, card: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.card: i64 = card
        self.givers: list[i64] = []
        self.cards: list[i64] = []
        """What they gave; UNSEEN where it was not seen."""
        self.open: list[i64] = []
        """How many of each card lay open at that moment."""


class Course:
    """Hands and skulls as they may be, step by step."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hands: list[list[i64]] = [[] for _ in range(setup.seats)]
        self.graves: list[list[i64]] = [[] for _ in range(setup.seats)]
        self.found: list[i64] = []
        """What unseen cards turned out to be, as long as others have no face."""
        self.weight: float = 1.0

    def copy(self) -> "Course":
        other = Course(self.setup)
        other.hands = [hand.copy() for hand in self.hands]
        other.graves = [grave.copy() for grave in self.graves]
        other.found = self.found.copy()
        other.weight = self.weight
        return other

    def take(self, step: Step, needs: list[list[i64]], dice: Dice) -> bool:
        """One step further, passing on what is needed later; False if it does not fit what came before."""
        kind: i64 = step.kind
        if kind == GET:
            self.hands[step.seat].append(step.card)
        elif kind == LOSE:
            return self._lose(self.hands[step.seat], step.card)
        elif kind == BURY:
            self.graves[step.seat].extend(self.hands[step.seat])
            self.hands[step.seat] = []
        elif kind == PASSES:
            return self._pass(self.hands, step, needs, dice)
        elif kind == HAUNTS:
            return self._pass(self.graves, step, needs, dice)
        elif kind == HEALS:
            return self._heal(self.graves[step.seat], step.card, dice)
        else:
            if not self.weigh(step.open):
                return False
            self.settle(step.open, dice)
        return True

    def _lose(self, zone: list[i64], card: i64) -> bool:
        """Take a known card out; if it is not there, an unseen one was it."""
        if card in zone:
            zone.remove(card)
        else:
            unseen: i64 = zone.count(UNSEEN)
            if unseen == 0:
                return False
            self._find(zone, card)
            self.weight *= float(unseen) / float(POTIONS)
        return True

    def _find(self, zone: list[i64], card: i64) -> None:
        """An unseen card was this one: as likely as any potion, until `weigh` knows better."""
        zone.remove(UNSEEN)
        self.found.append(card)

    def _heal(self, grave: list[i64], card: i64, dice: Dice) -> bool:
        """Any of the skulls that are this one, or may be."""
        known: i64 = POTIONS * grave.count(card)
        chances: i64 = known + grave.count(UNSEEN)
        if chances == 0:
            return False
        self.weight *= float(chances) / float(POTIONS)
        if dice.below(chances) < known:
            grave.remove(card)
        else:
            self._find(grave, card)
        return True

    def _pass(self, zones: list[list[i64]], step: Step, needs: list[list[i64]], dice: Dice) -> bool:
        given: list[i64] = []
        for position in range(len(step.givers)):
            giver: i64 = step.givers[position]
            zone = zones[giver]
            card: i64 = step.cards[position]
            if card != UNSEEN:
                if not self._lose(zone, card):
                    return False
            else:
                if not zone:
                    return False
                left: i64 = (giver + 1) % len(zones)
                options = kinds_in(zone) if step.kind == PASSES else list(range(len(zone)))
                promising = promising_of(options, zone, zones[left], needs[giver], needs[left])
                card = zone.pop(self._preferred(promising, options, dice))
            given.append(card)
        for position in range(len(step.givers)):
            zones[(step.givers[position] + 1) % len(zones)].append(given[position])
        return True

    def _preferred(self, promising: list[i64], options: list[i64], dice: Dice) -> i64:
        """Every other time a promising one, weighed less for that; what is needed may yet come from elsewhere."""
        position: i64 = dice.choice(options if dice.below(2) == 0 else promising)
        more: float = float(len(options)) / float(len(promising)) if position in promising else 0.0
        self.weight /= 0.5 + 0.5 * more
        return position

    def pool(self, lying_open: list[i64]) -> list[i64]:
        """What is neither open nor known: in the deck, or unseen somewhere."""
        pool = self.setup.copies.copy()
        for card in range(KINDS):
            pool[card] = pool[card] - lying_open[card]
        for zone in self.hands + self.graves:
            for card in zone:
                if card != UNSEEN:
                    pool[card] = pool[card] - 1
        return pool

    def weigh(self, lying_open: list[i64]) -> bool:
        """Add how likely unseen cards were to be what they turned out to be; False if it cannot be."""
        if not self.found:
            return True
        pool = self.pool(lying_open)
        for copies in pool:
            if copies < 0:
                return False
        potions: i64 = total(pool[:POTIONS])
        unseen: i64 = 0
        for zone in self.hands + self.graves:
            unseen += zone.count(UNSEEN)
        for card in self.found:
            pool[card] = pool[card] + 1
            potions += 1
            unseen += 1
            self.weight *= float(POTIONS * pool[card]) / float(potions)
        self.found = []
        return unseen <= potions

    def settle(self, lying_open: list[i64], dice: Dice) -> None:
        """Give every unseen card a face."""
        pool = self.pool(lying_open)[:POTIONS]
        potions: i64 = total(pool)
        for zone in self.hands + self.graves:
            for position in range(len(zone)):
                if zone[position] == UNSEEN:
                    face: i64 = draw_card(pool, potions, dice.below(potions))
                    zone[position] = face
                    pool[face] = pool[face] - 1
                    potions -= 1


def total(pool: list[i64]) -> i64:
    cards: i64 = 0
    for copies in pool:
        cards += copies
    return cards


def gone_through(sure: Course, steps: list[Step], number: i64, dice: Dice) -> list[Course]:
    """Several courses side by side; where one does not fit, another is followed twice. None if none fits."""
    courses: list[Course] = [sure.copy()]
    for position in range(len(steps)):
        step = steps[position]
        needs: list[list[i64]] = []
        if is_open(step):
            share(courses, number)
        if step.kind == PASSES or step.kind == HAUNTS:
            needs = needed(steps, position, sure.setup.seats)
        courses = [course for course in courses if course.take(step, needs, dice)]
        if not courses:
            break
    return courses


def is_open(step: Step) -> bool:
    """Whether a step may lead to several courses."""
    kind: i64 = step.kind
    return kind == HAUNTS or kind == HEALS or kind == RESHUFFLES or (kind == PASSES and UNSEEN in step.cards)


def share(courses: list[Course], number: i64) -> None:
    """As many courses as wanted: the heaviest becomes two that weigh half."""
    while len(courses) < number:
        heaviest = courses[0]
        for course in courses:
            if course.weight > heaviest.weight:
                heaviest = course
        heaviest.weight /= 2.0
        courses.append(heaviest.copy())


def by_weight(courses: list[Course], dice: Dice) -> Course:
    weight: float = 0.0
    for course in courses:
        weight += course.weight
    point: float = weight * float(dice.below(FINE)) / float(FINE)
    for course in courses:
        point -= course.weight
        if point < 0.0:
            return course
    return courses[-1]


def needed(steps: list[Step], position: i64, seats: i64) -> list[list[i64]]:
    """How many of each potion everybody must have after cards pass, to lose openly what is lost later."""
    needs: list[list[i64]] = [[0] * POTIONS for _ in range(seats)]
    more: list[list[i64]] = [[0] * POTIONS for _ in range(seats)]
    is_buried: list[bool] = [False] * seats
    in_hands: bool = steps[position].kind == PASSES
    loss: i64 = LOSE if in_hands else HEALS
    for number in range(position + 1, len(steps)):
        step = steps[number]
        seat: i64 = step.seat
        card: i64 = step.card
        if in_hands and step.kind == BURY:
            is_buried[seat] = True
        elif card < 0 or is_buried[seat]:
            continue
        elif step.kind == loss:
            more[seat][card] = more[seat][card] - 1
            if -more[seat][card] > needs[seat][card]:
                needs[seat][card] = -more[seat][card]
        elif in_hands and step.kind == GET:
            more[seat][card] = more[seat][card] + 1
    return needs


def kinds_in(zone: list[i64]) -> list[i64]:
    """Where one card of each kind lies; an unseen one is taken for a kind of its own."""
    kinds: list[i64] = []
    for position in range(len(zone)):
        if zone[position] == UNSEEN or zone.index(zone[position]) == position:
            kinds.append(position)
    return kinds


def promising_of(options: list[i64], zone: list[i64], other: list[i64], own: list[i64], others: list[i64]) -> list[i64]:
    """Where the cards lie that a receiver must have got, else those that the giver need not keep, else all."""
    if total(own) + total(others) == 0:
        return options
    wanted: list[i64] = []
    spare: list[i64] = []
    for position in options:
        card: i64 = zone[position]
        if card == UNSEEN or zone.count(card) > own[card]:
            spare.append(position)
            if card != UNSEEN and other.count(card) < others[card] and UNSEEN not in other:
                wanted.append(position)
    return wanted or spare or options


def is_sure(step: Step, course: Course) -> bool:
    """Whether a step leaves nothing open, if nothing was before."""
    if step.kind == GET:
        return step.card != UNSEEN
    if step.kind == LOSE:
        return step.card in course.hands[step.seat]
    if step.kind == PASSES:
        return UNSEEN not in step.cards
    if step.kind == HEALS:
        return step.card in course.graves[step.seat]
    if step.kind == HAUNTS:
        return all_alike(course, step)
    return step.kind == BURY


def all_alike(course: Course, step: Step) -> bool:
    """Whether it does not matter which skulls are passed."""
    for giver in step.givers:
        grave = course.graves[giver]
        for card in grave:
            if card != grave[0]:
                return False
    return True


def tallied(cards: list[i64]) -> list[i64]:
    copies: list[i64] = [0] * POTIONS
    for card in cards:
        copies[card] = copies[card] + 1
    return copies


def forget_passed(held: list[list[i64]], step: Step) -> None:
    """Of a card passed unseen only this is sure: there may be one less of any."""
    for position in range(len(step.givers)):
        giver: i64 = step.givers[position]
        card: i64 = step.cards[position]
        if card == UNSEEN:
            held[giver] = [copies - 1 if copies else 0 for copies in held[giver]]
        elif held[giver][card]:
            held[giver][card] = held[giver][card] - 1
    for position in range(len(step.givers)):
        left: i64 = (step.givers[position] + 1) % len(held)
        card = step.cards[position]
        if card != UNSEEN:
            held[left][card] = held[left][card] + 1
