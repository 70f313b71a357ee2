"""Requirements of every game's pages and lessons, over random matches and with presses."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, cycle, product
from typing import Any

import pytest
from pydantic import ValidationError
from simcord import ResponseMessage

from bot.base.language import Sentence
from bot.base.names import escape_name
from bot.discord_io.controls import custom_id
from bot.discord_io.messages import message_of
from bot.match.telling import Occasion
from bot.match.view import match_view
from bot.pages.endings import chair_name
from bot.pages.lesson import lesson_id
from bot.pages.model import Button, Page, Select
from bot.pages.table import describe_match, notice_page, ping_page
from bot.pages.ways_in import GAMES_VERB, TRY_VERB
from bot.show.boards import thread_name
from cogs.lessons.cog import ANSWER, lesson_page
from games.core import GameError
from tests.games.every import every_game, for_several, games_that
from tests.games.playing import AnyGame, sample_of
from tests.support.imagined import (
    ENGLISH,
    ID,
    LONGEST_VERSION,
    Pages,
    controls,
    glimpses,
    imagined,
    presenter_of,
    presses,
    texts,
)
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
from tests.support.looking import within_limits
from tests.support.names import TURNING as TURNING_NAMES
from tests.support.reading import SERVICE
from tests.support.wording import SHOUTED, english
from tests.support.world import Click, World, answer, buttons, labels, words

NAMES = tuple(f"player {number:02}" for number in range(30))
MARKED_NAMES = tuple(f"{number:02}**_~~||`<@1>[x](http://y)" for number in range(30))
AS_LONG = tuple(f"{name[:2]:x<{len(escape_name(name))}}" for name in MARKED_NAMES)
ODD = ("*" * 32, "_" * 32, "~" * 32, "`" * 32, "|" * 32, "\\" * 32, "W" * 32)
TURNED_NAMES = tuple(
    f"{number:02}{odd}" for number, odd in zip(range(30), cycle(TURNING_NAMES), strict=False)
)
TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?!\n)[\x00-\x1f\x7f-\x9f]")
"""Characters that change a line's direction, or control it otherwise."""
LONG_NAMES = tuple(f"{number}{ODD[number % len(ODD)]}"[:32] for number in range(30))
ODD_TEXTS = (
    *("", "-1", "+zz", "+", "+-1", "0x10", "zz", "AS", "JB", "JR", "D4", "N@", "/", "/0", "-"),
    *("ffffffffffffffff", "f" * 75, "+" + "f" * 74, "1_0", " 1", "٣", "²", "+1+1", "menu0"),
    *(".", ":"),
)
"""Texts that no control has, or only one of another game."""
LONGEST_GOAL = 80
"""The footer of a board says more than it."""
FACTS = {"player", "lack", "ed", "oker", "and", "or"}
"""Whatever the language: names of people, of the Jokers, and how Babel lists things in English."""


def looked_at(
    game: AnyGame, seeds: range, names: tuple[str, ...] = NAMES, share: float = 1.0
) -> Iterator[tuple[int, random.Random, Pages]]:
    """Positions of some random matches, each with a number of its own."""
    presenter = presenter_of(game)
    for seed in seeds:
        rng = random.Random(seed)
        for number, record in enumerate(glimpses(game, seed, names, rng, share)):
            yield number, rng, Pages(record, presenter)


@every_game
def test_what_is_hidden_changes_nothing_on_any_page(game: AnyGame) -> None:
    """Neither its words nor its controls, nor what its picture is drawn of."""
    changed = 0
    for number, rng, pages in looked_at(game, range(4)):
        viewer = rng.choice(pages.viewers)
        other = pages.elsewhere(viewer, number)
        changed += other.record.state != pages.record.state
        assert other.board() == pages.board()
        assert other.memory(viewer) == pages.memory(viewer)
        one, same = (each.some_hands(viewer, random.Random(number), 8) for each in (pages, other))
        assert one == same
    open_to_all = sample_of(game, "OPEN", False)
    assert changed or open_to_all, "say OPEN = True in the sample if nothing is hidden"


def _pressable(pages: Pages, hand: Page) -> list[Any]:
    """The actions of a hand's controls, greyed out or not; none while a pick is missing."""
    with suppress(ValidationError, TypeError):
        return pages.actions(hand, greyed=True)
    return []


@every_game
def test_hands_offer_what_is_legal_and_nothing_else(game: AnyGame) -> None:
    """All of it is within reach, where all that can be picked is few enough to be tried.

    A move that can't help is greyed out.
    """
    whole = 0
    for _, _, pages in looked_at(game, range(5), share=0.3):
        for viewer in pages.viewers:
            if viewer is None:
                continue
            menu = game.menu(pages.record.state, viewer)
            hands, all_of_them = pages.hands(viewer)
            assert bool(menu) == any(each.verb not in SERVICE for each in controls(hands[""]))
            offered = [action for hand in hands.values() for action in pages.actions(hand)]
            offered += pages.in_menu(viewer)
            assert all(action in menu for action in offered)
            if all_of_them and menu:
                shown = [a for hand in hands.values() for a in _pressable(pages, hand)]
                assert {*map(repr, menu)} - {*map(repr, offered)} <= {*map(repr, shown)}
                whole += 1
    assert whole


@every_game
def test_whatever_a_control_is_made_to_say_plays_only_what_is_legal(game: AnyGame) -> None:
    """A forged one too: what it says is no action at all, or one that the rules refuse or allow."""
    for _, rng, pages in looked_at(game, range(2)):
        viewer = pages.viewers[-1]
        for draft in rng.sample(ODD_TEXTS, 4):
            hand = pages.hand(viewer, draft)
            within_limits(hand)
            menu = game.menu(pages.record.state, viewer or 0)
            assert viewer is None or all(action in menu for action in pages.actions(hand))
        for control in controls(pages.hand(viewer)):
            odd, values = rng.choice(ODD_TEXTS), rng.choice(((), ("",), ("x", "y"), ("9" * 40,)))
            said = pages.presenter.action(control.verb, control.args[:-1] + odd, values)
            if said is not None:
                with suppress(ValidationError):
                    game.actions.validate_python(said)


@every_game
def test_the_board_begins_with_whom_it_waits_for(game: AnyGame) -> None:
    """By name, unless it waits for all; and until when. Its controls are for a player to use."""
    for _, _, pages in looked_at(game, range(3)):
        record, board = pages.record, pages.board()
        if len(record.awaited) < len(record.chairs):
            first = board.text.partition("\n\n")[0]
            assert all(NAMES[seat] in first for seat in record.awaited), first
        ends_at = record.alarm.ends_at if record.alarm.people else None
        if record.awaited and ends_at is not None:
            assert f"<t:{ends_at // 1000}:R>" in board.text
        for action in pages.actions(board):
            assert any(action in game.menu(record.state, seat) for seat in record.to_act)


@for_several
def test_the_board_marks_who_is_a_computer(game: AnyGame) -> None:
    record = next(imagined(game, 0, NAMES))
    for chair in record.chairs[1:]:
        chair.user_id = None
    told = Pages(record, presenter_of(game)).board().whole
    assert chair_name(record.chairs[1]) in told, "the board's text has to mark a computer with 🤖"


@for_several
def test_a_computers_mark_is_never_in_the_possessive(game: AnyGame) -> None:
    for _, _, pages in looked_at(game, range(2)):
        for chair in pages.record.chairs:
            chair.user_id = None
        for page in (pages.board(), *map(pages.hand, pages.viewers)):
            assert not re.search(r"[★🤖]\**'s", page.whole), page.whole
            assert page.title.count(": ") <= 1


@every_game
async def test_every_page_is_whole_within_discords_limits_with_the_longest_names_and_ids(
    game: AnyGame,
) -> None:
    """However long a match has lasted. Alternatives of pictures are never missing."""
    for _, _, pages in looked_at(game, range(2), LONG_NAMES):
        for page in (pages.board(), *map(pages.hand, pages.viewers)):
            within_limits(page)
            made = await message_of(replace(page, picture=None), ID, LONGEST_VERSION)
            assert len(made["view"].children) == sum(
                len(row) if isinstance(row, tuple) else 1 for row in page.rows
            )


@every_game
def test_a_name_is_only_a_name_on_every_page(game: AnyGame) -> None:
    """Whatever markdown, mention or link it looks like, nothing else changes by it."""
    told = (looked_at(game, range(2), names) for names in (AS_LONG, MARKED_NAMES))
    pairs = zip(*told, strict=True)
    for (_, _, plain), (_, _, marked) in pairs:
        viewer = plain.viewers[-1]
        hands = plain.hand(viewer), marked.hand(viewer)
        for one, other in ((plain.board(), marked.board()), hands):
            text = other.text
            for name, mark in zip(AS_LONG, MARKED_NAMES, strict=True):
                text = text.replace(escape_name(mark), name)
            assert text == one.text


@every_game
def test_no_name_turns_the_direction_of_a_page_or_of_a_threads_title(game: AnyGame) -> None:
    """Alternatives of pictures included. Isolates round a whole name are our own."""
    for _, rng, pages in looked_at(game, range(2), TURNED_NAMES):
        viewer = rng.choice(pages.viewers)
        shown = (pages.board(), pages.memory(viewer), *pages.some_hands(viewer, rng))
        seen = match_view(pages.record, viewer)
        for text in (
            *chain.from_iterable(texts(page) for page in shown if page is not None),
            *texts(notice_page(pages.presenter, seen, ENGLISH)),
            describe_match(pages.presenter, seen, ENGLISH),
            thread_name(pages.presenter, pages.record, ENGLISH),
        ):
            told = re.sub("\u2068[^\u2068\u2069]*\u2069", lambda part: part[0][1:-1], text)
            assert not TURNING.search(told), ascii(text)


@every_game
def test_people_of_one_name_can_be_told_apart_in_every_menu(game: AnyGame) -> None:
    for _, rng, pages in looked_at(game, range(2), ("Sam",) * 30):
        viewer = rng.choice(pages.viewers)
        for page in (pages.board(), *pages.some_hands(viewer, rng)):
            for control in controls(page):
                options = () if isinstance(control, Button) else control.options
                named = [each.label for each in options if "Sam" in each.label]
                assert len({*named}) == len(named), named


@every_game
def test_everything_is_said_in_the_readers_language_with_all_its_facts(game: AnyGame) -> None:
    for _, rng, mine in looked_at(game, range(2)):
        shouted = replace(mine, language=SHOUTED)
        viewer = rng.choice(mine.viewers)
        compare(mine.board(), shouted.board())
        compare(mine.hand(viewer), shouted.hand(viewer))
        seen = match_view(mine.record, None)
        compare(*(notice_page(mine.presenter, seen, each) for each in (ENGLISH, SHOUTED)))
        users = [chair.user_id or 0 for chair in mine.record.chairs]
        called = [
            ping_page(mine.presenter, seen, Occasion.TURN, users, each).text
            for each in (ENGLISH, SHOUTED)
        ]
        assert called[0].casefold() == called[1].casefold()


@every_game
def test_its_rules_and_its_introduction_are_said_in_the_readers_language(game: AnyGame) -> None:
    presenter = presenter_of(game)
    for one, other in zip(presenter.rules(ENGLISH), presenter.rules(SHOUTED), strict=True):
        compare(one, other)
        within_limits(one)
        assert max(map(len, one.text.splitlines())) <= LONGEST_RULE
    assert presenter.title(SHOUTED) == presenter.title(ENGLISH).upper()
    if presenter.goal is not None:
        assert 0 < len(ENGLISH.render(presenter.goal)) <= LONGEST_GOAL
        assert (
            SHOUTED.render(presenter.goal).casefold() == ENGLISH.render(presenter.goal).casefold()
        )
    assert SHOUTED.render(presenter.about) == ENGLISH.render(presenter.about).upper()
    options = game.options()
    told = presenter.options_text(options, ENGLISH)
    assert presenter.options_text(options, SHOUTED).casefold() == told.casefold()


coaching_games = games_that(lambda game: presenter_of(game).has_coaching)
LONGEST_RULE = 240
"""A paragraph or an item of a list: four lines on a phone."""
LONGEST_ADVICE = 160
"""A line or two on a phone."""


@coaching_games
def test_whoever_is_waited_for_is_told_what_now_and_only_of_what_they_see(game: AnyGame) -> None:
    presenter = presenter_of(game)
    lines = set()
    for number, record in enumerate(imagined(game, 0, NAMES)):
        pages = Pages(record, presenter)
        for seat in sorted(record.awaited):
            seen = match_view(record, seat)
            told = presenter.texts(seen, ENGLISH).coaching()
            assert len(told) <= LONGEST_ADVICE, told
            assert told or seen.menu.count() == 1
            assert "\n" not in told
            hidden = match_view(pages.elsewhere(seat, number).record, seat)
            assert presenter.texts(hidden, ENGLISH).coaching() == told
            compare(Page("", told), Page("", presenter.texts(seen, SHOUTED).coaching()))
            lines.add(told)
    assert len(lines) > 3


@coaching_games
def test_advice_is_for_whoever_plays_a_first_match_and_wants_it(game: AnyGame) -> None:
    shown = 0
    for _, _, pages in looked_at(game, range(1)):
        for chair in pages.record.chairs:
            if chair.left or chair.stand_in:
                continue
            seen = match_view(pages.record, chair.seat)
            told = pages.presenter.texts(seen, ENGLISH).coaching() if seen.my_turn else "-# "
            for chair.coached, chair.coaching in product((False, True), repeat=2):
                wanted = chair.coached and chair.coaching and seen.my_turn and told != ""
                page = pages.hand(chair.seat)
                assert (f"-# {told or page.text}" in page.text) == wanted
                shown += wanted
    assert shown > 3


def compare(english: Page, shouted: Page) -> None:
    """Fail if a text is in English only, or missing in the other language."""
    for one, other in zip(texts(english), texts(shouted), strict=True):
        assert one.casefold() == other.casefold()
        said = re.sub(r"`[^`]*`", "", other)  # a game's notation is the same everywhere
        assert {*re.findall(r"[a-z]{2,}", said)} <= FACTS, other


every_lesson = games_that(lambda game: presenter_of(game).lesson)
LONGEST = 230
"""So many characters a step says at most; a phone shows them without scrolling."""


@every_lesson
def test_a_lesson_is_short_says_one_thing_a_step_and_ends_with_a_question(game: AnyGame) -> None:
    lesson, question = lesson_of(game), lesson_of(game).question
    assert 6 <= len(lesson.steps) <= 10
    assert question.right in range(3)
    assert len({english(given.label) for given in question.answers}) == 3
    assert len({english(given.why) for given in question.answers}) == 3
    for bold in (question.ask, *(step.say for step in lesson.steps)):
        assert "**" not in english(bold)  # it is bold as a whole
    said = [lesson.goal, question.ask, *(given.why for given in question.answers)]
    for step in lesson.steps:
        reasons = [reason for _, reason in step.reasons]
        said += filter(None, (step.say, step.well, step.wrong, step.meanwhile, *reasons))
    for told in said:
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
def test_each_steps_move_is_offered_and_every_other_is_answered_with_a_reason(
    game: AnyGame,
) -> None:
    """It is a legal move of the learner's. Nothing is lost by another, and no reason is idle."""
    told = 0
    for at in before_steps(game):
        step, before = lesson_of(game).steps[at.step], game.dump(at.record.state)
        wanted = game.actions.validate_python(dict(step.do))
        assert wanted in at.seen_by("ann", ENGLISH).menu
        moves = [game.actions.validate_python(each) for each in offered(game, at)]
        assert wanted in moves, (at.step, step.do)
        for action, move in zip(offered(game, at), moves, strict=True):
            try:
                reason = at.judge(action)
            except GameError as error:
                reason = presenter_of(game).refusal(error)
            assert (reason is None) == (move == wanted)
            told += isinstance(reason, Sentence)
        assert game.dump(at.record.state) == before
        made = [game.actions.dump_python(move, mode="json") for move in moves]
        for facts, _ in step.reasons:
            assert any(facts.items() <= move.items() for move in made), (at.step, facts)
    assert told


_BESIDE = ("pick", "lesson", ANSWER, TRY_VERB, GAMES_VERB)
"""Verbs of controls that play nothing."""


@every_lesson
def test_whatever_is_picked_all_controls_of_a_lesson_fit_and_do_something(game: AnyGame) -> None:
    presenter = presenter_of(game)
    for at in positions(game):
        shouted = lesson_page(presenter, at, "ann", SHOUTED)
        assert shown(game, at).text.casefold() == shouted.text.casefold()
        for draft in drafts(game, at):
            page = shown(game, at, draft)
            assert page.picture is not None
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
async def test_its_pages_are_turned_and_forged_in_vain(world: World, game: AnyGame) -> None:
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
        page = await world.press(name, message, "Learn in two minutes")
        assert "Learn High Card: 1 of " in words(page)


@pytest.mark.parametrize("slug", ["high-card", "kill-the-kings"])
async def test_who_presses_five_times_at_once_is_dealt_one_match(world: World, slug: str) -> None:
    page = world.forge(f"-:0:try:{slug}")
    results = await world.at_once(*[Click("ann", page, label="0")] * 5)
    record = await world.only_match()
    assert (record.slug, record.status) == (slug, "running")
    left = [each.response for each in results if each.response is not None]
    assert any(map(buttons, left)), "the last press shows the cards, in place of the others"
    await world.press_unshown("bob", page, f"-:0:try:{slug}")
    assert len(await world.all_matches()) == 2


async def test_who_tries_a_game_that_they_play_is_told_so_and_gets_that_match(world: World) -> None:
    record = await world.begin("ann", "bob")
    await world.play_turn()
    elsewhere = world.guild.create_text_channel("kitchen")
    page = world.forge("-:0:try:high-card", channel=elsewhere)
    told = await world.press("ann", page, "-:0:try:high-card")
    assert "You're already playing this game: here's your match." in words(told)
    assert any(button["custom_id"].startswith(record.id) for button in buttons(told))
    assert [each.id for each in await world.all_matches()] == [record.id]
