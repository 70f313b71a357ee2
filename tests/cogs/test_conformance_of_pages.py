"""Requirements of every game's pages, checked with random matches that aren't stored."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain, cycle, product
from typing import Any

from pydantic import ValidationError

from bot.base.names import escape_name
from bot.discord_io.messages import message_of
from bot.match.telling import Occasion
from bot.match.view import match_view
from bot.pages.endings import chair_name
from bot.pages.model import Button, Page
from bot.pages.table import describe_match, notice_page, ping_page
from bot.show.boards import thread_name
from tests.games.every import every_game, for_several, games_that
from tests.games.playing import AnyGame, sample_of
from tests.support.acting import SERVICE
from tests.support.imagined import (
    ENGLISH,
    ID,
    LONGEST_VERSION,
    Pages,
    controls,
    glimpses,
    imagined,
    presenter_of,
    texts,
)
from tests.support.looking import within_limits
from tests.support.names import TURNING as TURNING_NAMES
from tests.support.wording import SHOUTED

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
    *(
        "ffffffffffffffff",
        "f" * 75,
        "+" + "f" * 74,
        "1_0",
        " 1",
        "٣",
        "²",
        "+1+1",
        "menu0",
        ".",
        ":",
    ),
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


@every_game
def test_every_page_is_whole_within_discords_limits_with_the_longest_names(
    game: AnyGame,
) -> None:
    """Alternatives of pictures included, which are never missing."""
    for _, _, pages in looked_at(game, range(2), LONG_NAMES):
        for page in (pages.board(), *map(pages.hand, pages.viewers)):
            within_limits(page)


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
async def test_every_page_can_be_sent_however_long_a_match_has_lasted(game: AnyGame) -> None:
    """Its controls find room in the ids that Discord takes."""
    for _, rng, pages in looked_at(game, range(2)):
        for page in (pages.board(), pages.hand(rng.choice(pages.viewers))):
            made = await message_of(replace(page, picture=None), ID, LONGEST_VERSION)
            assert len(made["view"].children) == sum(
                len(row) if isinstance(row, tuple) else 1 for row in page.rows
            )


@every_game
def test_everything_is_said_in_the_readers_language_with_all_its_facts(game: AnyGame) -> None:
    for _, rng, english in looked_at(game, range(2)):
        shouted = replace(english, language=SHOUTED)
        viewer = rng.choice(english.viewers)
        compare(english.board(), shouted.board())
        compare(english.hand(viewer), shouted.hand(viewer))
        seen = match_view(english.record, None)
        compare(*(notice_page(english.presenter, seen, each) for each in (ENGLISH, SHOUTED)))
        users = [chair.user_id or 0 for chair in english.record.chairs]
        called = [
            ping_page(english.presenter, seen, Occasion.TURN, users, each).text
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
    assert presenter.summary(SHOUTED) == presenter.summary(ENGLISH).upper()
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
    for number, record in enumerate(imagined(game, 1, NAMES)):
        pages = Pages(record, presenter)
        for seat in sorted(record.awaited):
            seen = match_view(record, seat)
            told = presenter.texts(seen, ENGLISH).coaching()
            assert 0 < len(told) <= LONGEST_ADVICE, told
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
                wanted = chair.coached and chair.coaching and seen.my_turn
                page = pages.hand(chair.seat)
                assert (f"-# {told}" in page.text) == wanted
                shown += wanted
    assert shown > 3


def compare(english: Page, shouted: Page) -> None:
    """Fail if a text is in English only, or missing in the other language."""
    for one, other in zip(texts(english), texts(shouted), strict=True):
        assert one.casefold() == other.casefold()
        said = re.sub(r"`[^`]*`", "", other)  # a game's notation is the same everywhere
        assert {*re.findall(r"[a-z]{2,}", said)} <= FACTS, other
