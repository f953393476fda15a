"""Hands and skulls of Magus Novatus as they may be, where not everything was seen.

Most cards move openly. What does not is kept as a course of steps: a card drawn or passed unseen, skulls passed by
chance. A world is imagined by going through these steps again: an unseen card has no face until one is needed, an
unseen choice may be any, and what does not fit something known is given up. When the deck runs out, the unseen
cards are just those that are nowhere else.

Worlds that fit are not weighed against each other: of two that explain a healed skull, the one with more such skulls
would be the likelier.
"""

from typing import Final

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.games.magus.cards import KINDS, POTIONS
from aprendiz.games.magus.setup import Setup

UNSEEN: Final = -1
"""A card whose face is not known."""

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

    def copy(self) -> "Course":
        other = Course(self.setup)
        other.hands = [hand.copy() for hand in self.hands]
        other.graves = [grave.copy() for grave in self.graves]
        return other

    def take(self, step: Step, later: list[Step], dice: Dice) -> bool:
        """One step further; False if it does not fit what came before. `later` are the steps that follow."""
        kind: i64 = step.kind
        if kind == GET:
            self.hands[step.seat].append(step.card)
        elif kind == LOSE:
            return lose(self.hands[step.seat], step.card)
        elif kind == BURY:
            self.graves[step.seat].extend(self.hands[step.seat])
            self.hands[step.seat] = []
        elif kind == PASSES:
            return self._pass(self.hands, LOSE, step, later, dice)
        elif kind == HAUNTS:
            return self._pass(self.graves, HEALS, step, later, dice)
        elif kind == HEALS:
            return lose(self.graves[step.seat], step.card)
        else:
            return self.settle(step.open, dice) >= 0
        return True

    def _pass(self, zones: list[list[i64]], loss: i64, step: Step, later: list[Step], dice: Dice) -> bool:
        given: list[i64] = []
        for position in range(len(step.givers)):
            zone = zones[step.givers[position]]
            card: i64 = step.cards[position]
            if card != UNSEEN:
                if not lose(zone, card):
                    return False
            else:
                if not zone:
                    return False
                giver: i64 = step.givers[position]
                left: i64 = (giver + 1) % len(zones)
                card = given_unseen(zone, zones[left], needed(later, loss, giver), needed(later, loss, left), dice)
            given.append(card)
        for position in range(len(step.givers)):
            zones[(step.givers[position] + 1) % len(zones)].append(given[position])
        return True

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

    def settle(self, lying_open: list[i64], dice: Dice) -> i64:
        """Give every unseen card a face; how many cards are left for the deck, or -1 if it cannot be."""
        pool = self.pool(lying_open)
        potions: i64 = 0
        left: i64 = 0
        for card in range(KINDS):
            if pool[card] < 0:
                return -1
            left += pool[card]
            if card < POTIONS:
                potions += pool[card]
        for zone in self.hands + self.graves:
            for position in range(len(zone)):
                if zone[position] == UNSEEN:
                    if potions == 0:
                        return -1
                    chosen: i64 = dice.below(potions)
                    face: i64 = 0
                    while chosen >= pool[face]:
                        chosen -= pool[face]
                        face += 1
                    zone[position] = face
                    pool[face] = pool[face] - 1
                    potions -= 1
                    left -= 1
        return left


def lose(zone: list[i64], card: i64) -> bool:
    """Take a known card out; if it is not there, an unseen one was it."""
    if card in zone:
        zone.remove(card)
    elif UNSEEN in zone:
        zone.remove(UNSEEN)
    else:
        return False
    return True


def gone_through(sure: Course, steps: list[Step], number: i64, dice: Dice) -> list[Course]:
    """Several courses side by side; one that does not fit goes on as a copy of one that does. None if none does."""
    courses: list[Course] = [sure.copy() for _ in range(number)]
    for position in range(len(steps)):
        step = steps[position]
        later = steps[position + 1 :] if step.kind == PASSES or step.kind == HAUNTS else []
        fitting: list[Course] = []
        for course in courses:
            if course.take(step, later, dice):
                fitting.append(course)
        if not fitting:
            return []
        courses = fitting.copy()
        while len(courses) < number:
            courses.append(fitting[dice.below(len(fitting))].copy())
    return courses


def needed(later: list[Step], loss: i64, seat: i64) -> list[i64]:
    """How many of each potion somebody must have now, to lose openly what is lost later."""
    need: list[i64] = [0] * POTIONS
    more: list[i64] = [0] * POTIONS
    for step in later:
        if step.seat != seat or step.card == UNSEEN:
            continue
        if step.kind == loss:
            more[step.card] = more[step.card] - 1
            if -more[step.card] > need[step.card]:
                need[step.card] = -more[step.card]
        elif loss == LOSE and step.kind == GET:
            more[step.card] = more[step.card] + 1
        elif loss == LOSE and step.kind == BURY:
            break
    return need


def given_unseen(zone: list[i64], other: list[i64], own: list[i64], others: list[i64], dice: Dice) -> i64:
    """A card to pass: what its receiver must have got, else one that its giver need not keep, else any."""
    if dice.below(4) == 0:
        return zone.pop(dice.below(len(zone)))  # What is missing later may yet come from elsewhere.
    wanted: list[i64] = []
    spare: list[i64] = []
    for position in range(len(zone)):
        card: i64 = zone[position]
        if card == UNSEEN or zone.count(card) > own[card]:
            spare.append(position)
            if card != UNSEEN and other.count(card) < others[card] and UNSEEN not in other:
                wanted.append(position)
    if wanted:
        return zone.pop(dice.choice(wanted))
    return zone.pop(dice.choice(spare) if spare else dice.below(len(zone)))


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
