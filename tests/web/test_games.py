"""Whole games of FLAUTZ! in the browser, from the door to the result."""

import re

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web import scenes
from tests.web.conftest import PHONE, Opened
from tests.web.listener import Heard, Listener
from tests.web.player import GAMES, Player, tap
from tests.web.screens import flautz
from tests.web.typist import Typist


def test_a_game_by_mouse(opened: Opened) -> None:
    player = Player(opened(motion=True))
    player.come()
    player.play_now()

    assert player.play(player.take_turn) >= 1
    expect(player.button("rematch")).to_be_visible()


def test_a_game_by_touch_on_a_phone(opened: Opened) -> None:
    player = Player(opened(**PHONE, touch=True))
    player.come()
    player.way("play-now").tap()
    player.button("begin-bots").tap()

    assert player.play(lambda number: player.take_turn(number, tap), tap) >= 1
    expect(player.button("rematch")).to_be_visible()


def test_a_game_by_keyboard_alone(opened: Opened) -> None:
    player = Typist(opened())
    player.come()
    player.press(player.way("play-now"))
    player.press(player.button("begin-bots"))

    assert player.play(lambda number: player.take_turn(number, player.press), player.press) >= 1
    player.walk(player.button("rematch"))


def test_a_game_from_the_text_of_the_accessibility_tree_alone(opened: Opened) -> None:
    """The text is enough to play well: the listener makes the exchange that is announced with the most points."""
    listener = Listener(opened())
    listener.page.goto("/")
    for name in ("Play now", "Start the game"):
        listener.press(listener.wait(re.compile(f"^{name}$")))
    turns, games = 0, 1
    while (heard := listener.wait(NEXT)).role != "heading" or (turns == 0 and games < GAMES):
        if heard.role == "heading":
            games += 1
            listener.press(listener.wait(AGAIN))
            listener.until_gone(RESULT)
            continue
        if not CAN_BE_CHOSEN.search(heard.name):
            listener.press(heard)
            continue
        turns += 1
        if declare := listener.first(DECLARE):
            listener.press(declare)
            listener.until_gone(DECLARE)
            continue
        listener.press(heard)
        if (follows := listener.wait(FOLLOWS)).name == "Replace":
            listener.press(follows)
            listener.press(listener.wait(re.compile("can be taken")))
        offers = listener.wait_for_all(OFFER)
        listener.press(max(offers, key=points))
        listener.press(listener.wait(re.compile("^Exchange")))
        listener.until_gone(re.compile("^Exchange"))

    assert turns >= 1
    listener.wait(re.compile(r"(You|Novice \d).* wins?|Shared win"))


NEXT = re.compile(r"can be (taken|replaced)|^Go on$|^See the result$|^The result$")
CAN_BE_CHOSEN = re.compile(r"can be (taken|replaced)")
OFFER = re.compile(r"in your hand.*can be put down, then \d+ points?")
RESULT = re.compile("^The result$")
AGAIN = re.compile("^Play again$")
DECLARE = re.compile("^Declare")
FOLLOWS = re.compile(rf"^Replace$|{OFFER.pattern}")


def points(heard: Heard) -> int:
    found = re.search(r"then (\d+) points?", heard.name)
    assert found is not None
    return int(found[1])


def test_cards_are_exchanged_by_dragging_one_onto_the_other(opened: Opened, serving: Server) -> None:
    player = Player(opened())
    key = scenes.key_of(player.page.context, serving.url)
    player.come(f"/table/{scenes.playing(serving.url, key, flautz(3))}")
    player.next()
    taken, given = player.face_up.first, player.hand.first
    names = taken.get_attribute("aria-label"), given.get_attribute("aria-label")

    taken.drag_to(given)

    card_taken, card_given = (str(name).partition(",")[0] for name in names)
    spoken = re.compile(f"You take the {card_taken} from the floor and put the {card_given} there")
    expect(player.page.get_by_role("log")).to_contain_text(spoken)


def test_two_browsers_and_a_bot_at_one_table(opened: Opened) -> None:
    anna, berta = Player(opened()), Player(opened(**PHONE, language="it", theme="dark"), "it")
    anna.come()
    anna.way("invite-friends").click()
    anna.field("your-name").fill("Anna")
    anna.button("begin-friends").click()
    anna.heading("waiting-room").wait_for()
    berta.come()
    berta.field("code").fill(anna.code)
    berta.button("come-in").click()
    berta.field("your-name").fill("Berta")
    berta.button("sit-down").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Berta")).to_be_visible()
    anna.button("fill-with-bots").click()
    anna.button("begin").click()

    turns = {"Anna": 0, "Berta": 0}
    playing = {"Anna": anna, "Berta": berta}
    while playing:
        for name, player in list(playing.items()):
            if not player.has_something_to_do:
                continue
            match player.next():
                case "turn":
                    player.take_turn(turns[name])
                    turns[name] += 1
                case "end":
                    del playing[name]
                case _:
                    player.go_on()

    record = anna.page.request.get(f"/api/tables/{anna.table}/record").json()
    made = {move["by"] for move in record["moves"]}
    assert {name for name, number in turns.items() if number} == {
        name for seat, name in enumerate(turns) if seat in made
    }
    assert "Berta" in anna.standing
    assert "Anna" in berta.standing


def test_a_game_by_the_address_that_phones_use(reachable_server: str, opened: Opened) -> None:
    """Plain http from another host: the page must not need an API that browsers offer to secure pages only."""
    player = Player(opened(url=reachable_server, **PHONE, touch=True))
    player.come()
    assert not player.page.evaluate("isSecureContext")
    player.play_now()

    assert player.play(player.take_turn) >= 1
