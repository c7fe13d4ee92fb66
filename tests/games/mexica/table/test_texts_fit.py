"""No text that the table draws is cut off, past an edge or on another, in any language and at any size.

Rows of the record may be cut: their tips tell them whole.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path

import pygame
import pytest

from mexica.computer.reviewing import Verdict
from mexica.games.mexica.ai.advice import Advice
from mexica.games.mexica.ai.turn_reasons import reasons
from mexica.games.mexica.rules.actions import ProposeRemoval
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import turn_questions
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.scores import score_view
from mexica.play import questions
from mexica.play.commands import Command
from mexica.play.course import Course
from mexica.play.questions import Question
from mexica.texts import _
from tests.drawing import drawn_texts
from tests.drawing.drawn_texts import Watch
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import new_game
from tests.shell.test_texts_fit import faults

SMALL, USUAL, LARGE = (1024, 700), (1920, 1080), (3840, 2160)
EACH = tuple(product(("en", "fr", "pl"), (1.0, 2.0)))
OPENING, MIDDLE, WHOLE = 2, 107, 1000  # actions; the game has fewer than a thousand
PEOPLE = ("person", "person", "greedy", "random")


def asked(driver: Driver) -> tuple[Question, ...]:
    """Every question that a table asks."""
    offers = driver.match.table.hand.offers
    fault = _("The computer player's process does not react.")
    return (
        turn_questions.end_turn(offers),
        turn_questions.propose_removal(5),
        questions.play_on(),
        questions.computer_fault(fault),
        questions.bot_fault(fault),
    )


def verdicts(course: Course) -> list[Verdict]:
    """The turns with the most to tell, each as if it had been played better in the same way."""
    found = []
    for number, turn in enumerate(course.turns):
        advice = Advice((), 0.0, 0.0, 6, reasons(turn.begin, turn.end))
        found.append(Verdict(number, float(len(advice.reasons)), advice, advice))
    return found


def of_opening(driver: Driver, _advice: list[Advice]) -> Iterator[str]:
    yield "start spaces"
    driver.match.windows.show_due()
    yield "banner"


def of_question(driver: Driver, _advice: list[Advice]) -> Iterator[str]:
    driver.match.windows.show_due()
    yield "removal proposed"


def of_turn(driver: Driver, advice: list[Advice]) -> Iterator[str]:
    """Show what can be shown in the middle of a game, and say what it is."""
    match = driver.match
    match.windows.drop()  # whose turn it is
    yield "table"
    for command in (Command.MENU, Command.STANDINGS, Command.KEYS, Command.PLAYERS):
        match.windows.open(command)
        yield command.name
        match.windows.drop()
    for tool in (ToolKind.CANAL, ToolKind.PROPOSE):
        driver.button(tool)
        driver.point("K8")
        yield tool.name
    match.recording.toggle()
    yield "record"
    match.recording.close()
    match.hinting.toggle()
    yield "thinking"
    if not advice:
        while match.hinting.hint.thinking:
            time.sleep(0.02)
            match.hinting.tick(0.02)
        advice += match.hinting.hint.advice
    match.hinting.hint.close()  # no longer thinking
    match.hinting.hint.open, match.hinting.hint.advice = True, tuple(advice)
    yield "hint"
    match.hinting.close()
    for question in asked(driver):
        driver.app.dialogs.ask(question, lambda: None)
        driver.app.stack.settle()
        yield question.title
        driver.app.stack.pop()


def of_watching(driver: Driver, _advice: list[Advice]) -> Iterator[str]:
    yield "watching"


def of_end(driver: Driver, _advice: list[Advice]) -> Iterator[str]:
    """Show what can be shown of a finished game, and say what it is."""
    match = driver.match
    match.windows.open(Command.STANDINGS)
    yield "result"
    for page in (2, 3):
        driver.key(pygame.K_TAB)
        yield f"result, page {page}"
    match.windows.open(Command.MENU)
    yield "menu of a finished game"
    match.windows.drop()
    yield "review"
    match.course.open()
    assert match.course.course is not None
    match.course.course.leave()
    match.course.course.verdicts = {one.number: one for one in verdicts(match.course.course)}
    yield "course"
    match.windows.drop()


Stage = tuple[int, tuple[str, ...], Callable[[Driver, list[Advice]], Iterator[str]]]
STAGES: dict[str, Stage] = {
    "opening": (OPENING, PEOPLE, of_opening),
    "question": (MIDDLE, ("person",) * 4, of_question),
    "turn": (MIDDLE, PEOPLE, of_turn),
    "watching": (MIDDLE, ("greedy",) * 4, of_watching),
    "end": (WHOLE, PEOPLE, of_end),
}
CASES = (
    *((stage, size, EACH) for stage in ("turn", "end") for size in (SMALL, USUAL)),
    ("turn", LARGE, (("fr", 2.0),)),
    ("end", LARGE, (("pl", 1.0),)),
    *((stage, SMALL, EACH) for stage in ("opening", "question", "watching")),
)


def record(done: int, kinds: tuple[str, ...], *, proposed: bool) -> Record:
    setup, actions = game("four_players_to_the_end")
    more = [ProposeRemoval(4)] if proposed else []
    return Record(setup, new_game(*kinds).players, tuple(actions[:done] + more))


def see(driver: Driver, page: drawn_texts.Page) -> None:
    """Draw all of the window afresh."""
    driver.until(lambda: not getattr(driver.overlay, "unfinished", False))
    driver.wait(1.0)  # until the tip at the mouse is there
    driver.app.stack.draw(page)


def found_in(
    driver: Driver, stage: str, combinations: tuple[tuple[str, float], ...], watch: Watch
) -> Iterator[str]:
    advice: list[Advice] = []
    for spoken, scale in combinations:
        driver.app.control.change(language=spoken, scale=scale)
        page = drawn_texts.page(driver.match.view.layout.size)
        watch.taken()
        for look in STAGES[stage][2](driver, advice):
            see(driver, page)
            yield from (
                f"{look}, {spoken} at {scale}: {fault}" for fault in (*watch.taken(), *faults(driver))
            )


@pytest.mark.parametrize(("stage", "size", "combinations"), CASES)
def test_every_text_of_the_table_is_whole_and_in_its_place(
    tmp_path: Path, stage: str, size: tuple[int, int], combinations: tuple[tuple[str, float], ...]
) -> None:
    done, kinds, _looks = STAGES[stage]
    with ExitStack() as steps:
        watch = steps.enter_context(drawn_texts.watched(score_view))
        driver = Driver(tmp_path, record(done, kinds, proposed=stage == "question"), size)
        steps.callback(driver.close)
        driver.app.window.resize(size)  # the desktop may be too small to open at this size
        driver.until(lambda: driver.match.view.layout.size == size)
        driver.settle()
        found = list(found_in(driver, stage, combinations, watch))
    assert not found, "\n".join(found)
