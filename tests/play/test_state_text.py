"""Sections of a state as text."""

from mexica.play.state_text import WIDEST, TextSection, state_text


def test_sections_stand_under_their_titles_with_columns_aligned() -> None:
    board = TextSection("Board", drawn=("  .  =  ",), table=(("=", "canal"), ("(1)", "Ana")))
    players = TextSection("Players", table=(("", "Points"), ("Ana", "12", "x")), lines=("Her turn.",))
    assert state_text((board, players)).split("\n") == [
        *("Board", "  .  =  ", "=    canal", "(1)  Ana", ""),
        *("Players", "     Points", "Ana  12      x", "Her turn."),
    ]


def test_a_long_sentence_is_broken_between_words_and_goes_on_indented() -> None:
    text = state_text((TextSection("Canals", lines=(", ".join(["K10-K11"] * 40),)),))
    lines = text.split("\n")[1:]
    assert all(len(line) <= WIDEST for line in lines)
    assert all(line.startswith("    K10-K11") for line in lines[1:])
    assert text.count("K10-K11") == 40
