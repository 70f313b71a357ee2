"""Requirements of every lesson: played without Discord, and by a person in Discord."""

import random

import pytest
from simcord import ResponseMessage

from bot.base.language import Sentence
from bot.discord_io.controls import custom_id
from bot.pages.lesson import LessonStep, lesson_id
from bot.pages.model import Select
from bot.pages.ways_in import GAMES_VERB, TRY_VERB
from cogs.lessons.cog import ANSWER, lesson_page
from games.core import GameError
from tests.games.every import games_that
from tests.games.playing import AnyGame
from tests.support.imagined import ENGLISH, controls, presenter_of, presses
from tests.support.lessons import (
    Press,
    answer_id,
    before_steps,
    drafts,
    lesson_of,
    offered,
    positions,
    shown,
    ways,
)
from tests.support.wording import SHOUTED, english
from tests.support.world import Click, World, answer, buttons, labels, words

every_lesson = games_that(lambda game: presenter_of(game).lesson)
LONGEST = 230
"""So many characters a step says at most; a phone shows them without scrolling."""


@every_lesson
def test_a_lesson_is_short_and_every_step_says_one_thing(game: AnyGame) -> None:
    lesson = lesson_of(game)
    assert 6 <= len(lesson.steps) <= 10
    for step in lesson.steps:
        assert "**" not in english(step.say)  # it is bold as a whole
        reasons = [reason for _, reason in step.reasons]
        for told in filter(None, (step.say, step.well, step.wrong, step.meanwhile, *reasons)):
            assert 10 < len(english(told)) <= LONGEST, english(told)
    assert len(english(lesson.goal)) <= LONGEST


@every_lesson
def test_a_lesson_ends_with_a_question_whose_three_answers_are_each_explained(
    game: AnyGame,
) -> None:
    question = lesson_of(game).question
    assert "**" not in english(question.ask)
    assert question.right in range(3)
    assert len({english(given.label) for given in question.answers}) == 3
    assert len({english(given.why) for given in question.answers}) == 3
    for told in (question.ask, *(given.why for given in question.answers)):
        assert 10 < len(english(told)) <= LONGEST, english(told)


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_the_best_computer_finds_the_right_answer_to_the_question(game: AnyGame, seed: int) -> None:
    question, at = lesson_of(game).question, positions(game)[-2]
    seen = at.seen_by("ann", ENGLISH)
    chosen = game.computers["king"].choose(seen.view, seen.menu, random.Random(seed))
    meant = [game.actions.validate_python(dict(given.do)) for given in question.answers]
    assert meant[question.right] in seen.menu
    assert meant.index(chosen) == question.right


@every_lesson
def test_every_step_is_a_legal_move_of_the_learners_that_the_controls_offer(game: AnyGame) -> None:
    for at in before_steps(game):
        wanted = lesson_of(game).steps[at.step]
        made = game.actions.validate_python(dict(wanted.do))
        assert made in at.seen_by("ann", ENGLISH).menu
        moves = [game.actions.validate_python(each) for each in offered(game, at)]
        assert made in moves, (at.step, wanted.do)


@every_lesson
def test_every_other_move_is_answered_with_a_reason_and_nothing_is_lost(game: AnyGame) -> None:
    told = 0
    for at in before_steps(game):
        before = game.dump(at.record.state)
        wanted = lesson_of(game).steps[at.step]
        for action in offered(game, at):
            try:
                reason = at.judge(action)
            except GameError as error:
                reason = presenter_of(game).refusal(error)
            right = game.actions.validate_python(action) == game.actions.validate_python(
                dict(wanted.do)
            )
            assert (reason is None) == right
            told += isinstance(reason, Sentence)
        assert game.dump(at.record.state) == before
    assert told


@every_lesson
def test_reasons_belong_to_moves_that_can_be_made(game: AnyGame) -> None:
    for at in before_steps(game):
        step: LessonStep = lesson_of(game).steps[at.step]
        moves = [
            game.actions.dump_python(game.actions.validate_python(each), mode="json")
            for each in offered(game, at)
        ]
        for facts, _ in step.reasons:
            assert any(facts.items() <= move.items() for move in moves), (at.step, facts)


@every_lesson
def test_nothing_that_a_step_offers_is_refused_as_unknown(game: AnyGame) -> None:
    presenter = presenter_of(game)
    for at in before_steps(game):
        for control in controls(shown(game, at)):
            known = control.verb in ("pick", "lesson")
            for values in presses(control):
                assert known or presenter.action(control.verb, control.args, values) is not None


@every_lesson
def test_pages_of_a_lesson_have_room_for_its_own_controls(game: AnyGame) -> None:
    for at in positions(game):
        page = shown(game, at)
        assert len(page.rows) <= 5
        assert page.picture is not None
        shouted = lesson_page(presenter_of(game), at, "ann", SHOUTED)
        assert page.text.casefold() == shouted.text.casefold()


_BESIDE = ("pick", "lesson", ANSWER, TRY_VERB, GAMES_VERB)
"""Verbs of controls that play nothing."""


@every_lesson
def test_whatever_is_picked_all_controls_of_a_lesson_fit_and_do_something(game: AnyGame) -> None:
    presenter = presenter_of(game)
    for at in positions(game):
        for draft in drafts(game, at):
            page = shown(game, at, draft)
            assert len(page.rows) <= 5
            for control in controls(page):
                for values in presses(control):
                    played = presenter.action(control.verb, control.args, values)
                    assert played or control.verb in _BESIDE, control
            for row in page.rows:
                assert isinstance(row, Select) or len(row) <= 5


async def make(world: World, page: ResponseMessage, way: list[Press]) -> None:
    for pressed, values in way:
        if values:
            await world.people["ann"].select(page, list(values), custom_id=pressed)
        else:
            await world.people["ann"].click(page, custom_id=pressed)


@every_lesson
async def test_a_lesson_is_played_to_its_end_across_a_restart_and_leaves_nothing(
    world: World, game: AnyGame
) -> None:
    ann, presenter = world.people["ann"], presenter_of(game)
    before = await world.rows()
    page = await world.learn("ann", game.slug)
    steps = before_steps(game)
    over = len(steps) + 1
    for at in steps:
        step = lesson_of(game).steps[at.step]
        assert english(step.say) in words(page).replace("\ufe0e", "")
        if at.step == len(steps) // 2:
            await world.restart()
        moves = {repr(game.actions.validate_python(action)): way for way, action in ways(game, at)}
        wanted = repr(game.actions.validate_python(dict(step.do)))
        wrong = next((way for move, way in moves.items() if move != wanted), None)
        if wrong is not None:
            await make(world, page, wrong)
            assert english(step.say) in words(page).replace("\ufe0e", "")
        await make(world, page, moves[wanted])
        assert english(step.well) in words(page).replace("\ufe0e", "")
    question = lesson_of(game).question
    assert english(question.ask) in words(page).replace("\ufe0e", "")
    for number, given in enumerate(question.answers):
        if number != question.right:
            await ann.click(page, custom_id=answer_id(game, number))
            assert english(given.why) in words(page).replace("\ufe0e", "")
            assert english(question.ask) in words(page).replace("\ufe0e", "")
    await ann.click(page, custom_id=answer_id(game, question.right))
    assert english(question.answers[question.right].why) in words(page).replace("\ufe0e", "")
    assert f"You can play {presenter.title(ENGLISH)}" in words(page)
    assert await world.rows() == before
    begin = custom_id(lesson_id(game.slug), over, TRY_VERB, game.slug)
    result = await ann.click(page, custom_id=begin)
    record = await world.only_match()
    assert (record.slug, record.status) == (game.slug, "running")
    assert answer(result) is not None
    another = custom_id(lesson_id(game.slug), over, GAMES_VERB, "learn")
    result = await ann.click(world.forge(another), label="0")
    assert "What would you like to learn?" in words(answer(result))


@every_lesson
async def test_its_pages_are_turned_and_its_controls_are_forged_in_vain(
    world: World, game: AnyGame
) -> None:
    ann, steps = world.people["ann"], len(lesson_of(game).steps) + 1
    page = await world.learn("ann", game.slug)
    for number in range(2, steps + 1):
        await ann.click(page, label="Skip →")
        assert f": {number} of {steps}" in words(page)
    await ann.click(page, label="Skip →")
    right = lesson_of(game).question.answers[lesson_of(game).question.right]
    assert english(right.why) not in words(page).replace("\ufe0e", ""), "nothing was solved"
    for _ in range(2):
        await ann.click(page, label="← Back")
    assert f": {steps - 1} of {steps}" in words(page)
    before = await world.rows()
    lesson = lesson_id(game.slug)
    forged = world.forge(
        *(f"{lesson}:999:lesson:skip", f"{lesson}:0:leave", "lno:0:lesson:back"),
        *(f"{lesson}:0:answer:0", f"{lesson}:{steps - 1}:answer:3", f"{lesson}:{steps - 1}:answer"),
    )
    for label in labels(forged):
        await ann.click(forged, label=label)
    assert await world.rows() == before


async def test_every_lobby_and_the_rules_lead_to_the_lesson(world: World) -> None:
    lobby = await world.open_table("ann")
    rules = await world.read_rules("ann", "high-card")
    for name, message in (("bob", lobby), ("ann", rules)):
        page = answer(await world.people[name].click(message, label="Learn in two minutes"))
        assert "Learn High Card: 1 of " in words(page)


@pytest.mark.parametrize("slug", ["high-card", "kill-the-kings"])
async def test_who_presses_five_times_at_once_is_dealt_one_match(world: World, slug: str) -> None:
    page = world.forge(f"-:0:try:{slug}")
    results = await world.at_once(*[Click("ann", page, label="0")] * 5)
    record = await world.only_match()
    assert (record.slug, record.status) == (slug, "running")
    left = [each.response for each in results if each.response is not None]
    assert any(map(buttons, left)), "the last press shows the cards, in place of the others"
    await world.press("bob", page, f"-:0:try:{slug}")
    assert len(await world.all_matches()) == 2
