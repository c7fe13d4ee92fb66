"""A refusal is a clause with a sentence that any language can tell."""

import pickle

from mexica.rulebook.refusing import IllegalAction, refuse, refuse_for


def test_the_message_is_the_template_with_its_values() -> None:
    refused = refuse(
        "C5.1", "There is room for {room} pieces, and {space} holds {many}.", room=1, space="b4", many=2
    )
    assert refused.message == "There is room for 1 pieces, and b4 holds 2."
    assert refused.template == "There is room for {room} pieces, and {space} holds {many}."


def test_a_sentence_without_values_is_told_as_it_is() -> None:
    assert refuse("R1.1", "{'a': 1} is not an action.").message == "{'a': 1} is not an action."


def test_values_may_hold_braces() -> None:
    assert refuse("C4.1", "{what} is not an action.", what="{}").message == "{} is not an action."


def test_a_refusal_and_its_error_go_to_another_process() -> None:
    refused = refuse("C7.2", "You have {many} serpents.", many=3)
    assert pickle.loads(pickle.dumps(refused)) == refused
    assert hash(pickle.loads(pickle.dumps(refused))) == hash(refused)
    assert str(IllegalAction(refused)) == "You have 3 serpents. (C7.2)"


def test_a_number_of_things_chooses_the_sentence() -> None:
    told = [
        refuse_for("C7.2", many, "One serpent.", "{many} serpents.", many=many).message for many in (1, 2)
    ]
    assert told == ["One serpent.", "2 serpents."]
