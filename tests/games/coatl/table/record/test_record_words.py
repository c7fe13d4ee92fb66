"""What the record says: points that add up, a few words for each event, and nobody's secrets."""

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules.cards import PROPHECIES
from mexica.games.coatl.rules.events import HandKept, PieceJoined, ProphecyTaken, SerpentFinished
from mexica.games.coatl.table.input.words import quoted_card
from mexica.games.coatl.table.match.match_record import Session
from mexica.games.coatl.table.record.record_words import gains, merged, short, words
from mexica.play.viewing import Viewing
from mexica.shell.match.record_lines import MatchRecord
from tests.games.coatl.table.playing import NAMES, played_at_random

UNSEEN = ProphecyTaken(0, "P15", True)


def session(*kinds: str, seed: int = 3, actions: int = 1000) -> Session:
    record, _state = played_at_random(*kinds, seed=seed, actions=actions)
    return Session(rules, record)


def told(viewing: Viewing, *events: object) -> tuple[str, ...]:
    return tuple(words(viewing).sentences(events, NAMES))


@pytest.mark.parametrize("seed", range(3))
def test_the_gains_of_each_player_add_up_to_its_points_after_every_action(seed: int) -> None:
    game = session("random", "random", "random", seed=seed)
    totals = [0, 0, 0]
    for played in game.history:
        for gain in gains(played):
            totals[gain.seat] += gain.points
        assert tuple(totals) == rules.points(played.state)


def test_a_gain_names_its_serpent_and_its_card() -> None:
    found = [gain for seed in range(4) for one in session(*"rr", seed=seed).history for gain in gains(one)]
    assert found
    assert all(gain.what.startswith("Serpent ") and "“" in gain.what for gain in found)


def test_only_who_drew_a_card_unseen_reads_which_it_was() -> None:
    game = session("person", "person", actions=2)  # the hands are chosen
    viewing = Viewing(game, secrets=True)
    hidden = ("Ana draws an unseen prophecy.",)
    assert told(viewing, UNSEEN) == hidden
    viewing.take()
    assert viewing.viewer == 0
    assert quoted_card("P15") in told(viewing, UNSEEN)[0]
    assert told(viewing, ProphecyTaken(1, "P16", True)) == ("Ben draws an unseen prophecy.",)
    viewing.lower()
    assert told(viewing, UNSEEN) == hidden


def test_once_the_game_is_over_everybody_reads_everything() -> None:
    viewing = Viewing(session("person", "greedy"), secrets=True)
    assert quoted_card("P15") in told(viewing, UNSEEN)[0]
    assert quoted_card("P16") in told(viewing, ProphecyTaken(1, "P16", True))[0]


def test_the_record_as_text_names_no_card_drawn_unseen() -> None:
    for card in PROPHECIES:
        assert quoted_card(card) not in short(ProphecyTaken(0, card, True))
        assert quoted_card(card) not in short(HandKept(0, (card,), ()))


def test_pieces_joined_to_a_serpent_in_a_turn_are_told_at_once() -> None:
    joined = [PieceJoined(0, 1, piece, "tail") for piece in ("U", "K", "U", "U")]
    found = merged([*joined, PieceJoined(0, 2, "R", "tail"), SerpentFinished(0, 1, 7)])
    assert [*map(short, found)] == [
        "finishes serpent 1: 7 points",
        "3 blue segments, black segment to serpent 1",
        "red segment to serpent 2",
    ]


def test_a_turn_is_told_in_a_few_words() -> None:
    assert [*map(short, merged([PieceJoined(0, 2, "tY", "tail")]))] == ["yellow tail to serpent 2"]
    assert short(SerpentFinished(0, 1, 7)) == "finishes serpent 1: 7 points"
    game = session("random", "random")
    record = MatchRecord(game, words(Viewing(game, secrets=True)))
    texts = [record._words.in_short(record._steps(turn)) for turn in record.turns]
    assert all(texts)
    assert not any("{" in text for text in texts)


def test_another_reader_gets_other_rows() -> None:
    game = session("person", "person", actions=2)
    viewing = Viewing(game, secrets=True)
    reader = words(viewing).reader
    before = reader()
    viewing.take()
    assert reader() != before
