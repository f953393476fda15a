"""Possible hands and skulls of Magus Novatus, where a seat did not see everything.

Most cards move openly. From the first hidden event on (a card drawn or passed unseen, skulls passed by chance), the
memory keeps all events as a list of steps. A course is one way these steps may have gone; following them to the end
gives a possible world. An unseen card gets a face only when one is needed. A course that contradicts something known
is dropped. When the deck runs out, the unseen cards are exactly the ones that are nowhere else.

Each course has a weight: how likely chance was to take it. Of two courses that explain a healed skull, the one with
more skulls of that kind weighs more. All unseen choices of players count as equally likely; an open choice shows only
that it was possible.
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
"""Number of equal parts of the total weight among which `by_weight` draws."""

# Kinds of steps.
GET: Final = 0  # a hand gets a known potion, or UNSEEN
LOSE: Final = 1  # a potion leaves a hand openly
BURY: Final = 2  # a hand becomes skulls
PASSES: Final = 3  # hands pass cards left at the same moment
HAUNTS: Final = 4  # players pass skulls left at the same moment
HEALS: Final = 5  # a skull is turned up
RESHUFFLES: Final = 6  # the deck was empty and the discards were reshuffled


class Step:
    def __init__(self, kind: i64, seat: i64, card: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.card: i64 = card
        self.givers: list[i64] = []
        self.cards: list[i64] = []
        """The card each giver gave; UNSEEN if hidden."""
        self.open: list[i64] = []
        """Number of open copies of each card at that moment."""


class Course:
    """One way the steps may have gone: the hands and skulls so far."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hands: list[list[i64]] = [[] for _ in range(setup.seats)]
        self.graves: list[list[i64]] = [[] for _ in range(setup.seats)]
        self.found: list[i64] = []
        """Faces that unseen cards turned out to have and that `weigh` has not counted yet."""
        self.weight: float = 1.0

    def copy(self) -> "Course":
        other = Course(self.setup)
        other.hands = [hand.copy() for hand in self.hands]
        other.graves = [grave.copy() for grave in self.graves]
        other.found = self.found.copy()
        other.weight = self.weight
        return other

    def take(self, step: Step, needs: list[list[i64]], dice: Dice) -> bool:
        """Follow one step; `needs` guides which cards are passed. Returns False if the step contradicts the course."""
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
        """Remove a known card; if it is not in the zone, one of the unseen cards was it."""
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
        """Decide that an unseen card was this one; counts as likely as any potion until `weigh` corrects it."""
        zone.remove(UNSEEN)
        self.found.append(card)

    def _heal(self, grave: list[i64], card: i64, dice: Dice) -> bool:
        """Heal one of the skulls that are this card or may be."""
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
        """Prefer promising cards half of the time, and correct the weight; a needed card may come from elsewhere."""
        position: i64 = dice.choice(options if dice.below(2) == 0 else promising)
        more: float = float(len(options)) / float(len(promising)) if position in promising else 0.0
        self.weight /= 0.5 + 0.5 * more
        return position

    def pool(self, lying_open: list[i64]) -> list[i64]:
        """Copies of each card that are neither open nor known: in the deck, or unseen in a hand or among skulls."""
        pool = self.setup.copies.copy()
        for card in range(KINDS):
            pool[card] = pool[card] - lying_open[card]
        for zone in self.hands + self.graves:
            for card in zone:
                if card != UNSEEN:
                    pool[card] = pool[card] - 1
        return pool

    def weigh(self, lying_open: list[i64]) -> bool:
        """Multiply the weight by the odds of the faces in `found`; returns False if they are impossible."""
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
    """Follow several courses side by side; a heavy one is split when others drop out. Empty if none fits."""
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
    """Fill up to `number` courses by splitting the heaviest into two of half its weight, again and again."""
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
    """By seat: copies of each potion it must have after a pass, because it loses them openly later."""
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
    """The position of one card of each kind; every unseen card counts as a kind of its own."""
    kinds: list[i64] = []
    for position in range(len(zone)):
        if zone[position] == UNSEEN or zone.index(zone[position]) == position:
            kinds.append(position)
    return kinds


def promising_of(options: list[i64], zone: list[i64], other: list[i64], own: list[i64], others: list[i64]) -> list[i64]:
    """Positions of cards the receiver must have got; if there are none, of cards the giver can spare, else of all."""
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
    """Whether everything is still known after a step, if it was before."""
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
    """Whether each giver's skulls are all equal, so that it does not matter which are passed."""
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
    """Update what is certain to be held. After an unseen pass, the giver may have one less of any card."""
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
