"""Cards by number, by name, and by colour and value."""

import pickle

from aprendiz.games.flautz.cards import BY_NAME, CARDS, COLOURS, HIGHEST_VALUE, Card


def test_a_card_knows_its_number_and_is_the_same_by_number_name_and_content() -> None:
    assert [card.number for card in CARDS] == list(range(len(CARDS)))
    assert len(set(CARDS)) == len(BY_NAME) == len(CARDS) == 1 + 6 * HIGHEST_VALUE
    for card in CARDS:
        assert Card.parse(str(card).lower()) == Card(card.colour, card.value) == card
        assert hash(Card(card.colour, card.value)) == hash(card)
        assert pickle.loads(pickle.dumps(card)).number == card.number  # noqa: S301 - our own bytes


def test_a_card_is_written_with_the_letter_of_its_colour() -> None:
    assert [str(Card(colour, 3)) for colour in (*COLOURS, None)] == ["B3", "G3", "V3", "O3", "K3", "I3"]
    assert str(Card(None, None)) == "P"
