"""A client for bots and tests: it gets the same messages that a browser gets."""

from aprendiz.client.client import Client, Lost
from aprendiz.client.http import Api, Failure
from aprendiz.client.seat import Seat, take_seat
from aprendiz.client.visit import Discontinued, NotAsked, Refused, Unfair, Visit

__all__ = [
    "Api",
    "Client",
    "Discontinued",
    "Failure",
    "Lost",
    "NotAsked",
    "Refused",
    "Seat",
    "Unfair",
    "Visit",
    "take_seat",
]
