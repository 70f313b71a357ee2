"""Looking back at one's own finished match: what is asked, what is answered, and who may."""

import re
from dataclasses import replace

import pytest
from simcord import ResponseMessage
from sqlalchemy import func, select

from bot.match.record import Record
from bot.match.store import load_log
from bot.match.verification import export_text, verify
from bot.match.view import match_view
from bot.storage import tables
from cogs.games.high_card.presenter import HighCardPresenter
from cogs.replays.replays import Replays
from cogs.reviews.pages import closing_page
from cogs.reviews.tables import reviews
from games import GAMES
from games.core.reviewing import Review, Verdict
from tests.cogs.replays.viewing import more, opened, over
from tests.support.imagined import ENGLISH, imagined
from tests.support.reading import verb_of
from tests.support.world import DAY, NAMES, World, answer, buttons, labels, said_privately, words

ASKED = re.compile(r"What would you play( now)?\?")
LUCK = re.compile(r"Luck (raised|lowered|made no difference to) your chance of winning")
NOTHING = "Given what you could see, nothing was clearly better than your moves."
ALL = "That's it!"


def bare(text: str) -> str:
    return text.translate(dict.fromkeys(map(ord, "*\ufe0e")))


async def first_answer(world: World, name: str, page: ResponseMessage) -> ResponseMessage:
    for _ in range(3):
        (control, *_) = (b for b in buttons(page) if verb_of(b) != "look" and not b.get("disabled"))
        page = await world.press(name, page, control["label"])
        if not ASKED.search(words(page)):
            return page
    raise AssertionError("no answer is offered")


async def test_players_are_asked_about_what_could_have_been_better(world: World) -> None:
    record = await over(world, *NAMES)
    asked = 0
    for name in NAMES:
        page = await world.press(name, await world.board(record), "Review")
        assert page.ephemeral
        while ASKED.search(words(page)):
            asked += 1
            question = words(page)
            page = await first_answer(world, name, page)
            assert ("Try again" in labels(page)) != ("the best move" in words(page))
            if "Try again" in labels(page):
                again = await world.press(name, page, "Try again")
                assert words(again) == question
                page = await first_answer(world, name, again)
            if "Show me" in labels(page):
                assert "Best: " not in words(page)
                page = await world.press(name, page, "Show me")
            assert "Best: " in words(page)
            assert "You played: " in words(page)
            onward = next(b["label"] for b in buttons(page) if b["label"] in ("Next →", "Done"))
            page = await world.press(name, page, onward)
        assert (ALL in words(page)) or (NOTHING in words(page))
        assert LUCK.search(words(page))
    assert asked
    kept = await world.bot.database.scalar(select(func.count()).select_from(reviews))
    assert kept == len(NAMES)


@pytest.mark.parametrize(
    ("graded", "told", "again"),
    [
        (
            0,
            "**Given what you could see, nothing was clearly better than your moves.**",
            ["Rematch"],
        ),
        (
            4,
            "Best moves: **6 of 10**. The move in question 1 cost you the most.",
            ["Rematch", "Play on from here"],
        ),
    ],
)
@pytest.mark.parametrize("welcome", [True, False], ids=["welcome", "blocked"])
def test_the_end_counts_the_best_moves_and_leads_on(
    graded: int, told: str, again: list[str], welcome: bool
) -> None:
    verdicts = tuple(
        Verdict(step, (), (), (), 0, 1, 0.1, 0.0, int(step < graded)) for step in range(10)
    )
    seen = match_view(next(imagined(GAMES["high-card"], 0, tuple("abcdefghijklm"))), 0)
    review = Review(verdicts, 0.0)
    page = closing_page(HighCardPresenter(), seen, review, ENGLISH, again=welcome, plays_on=welcome)
    assert told in page.text
    (row,) = page.rows
    assert isinstance(row, tuple)
    ways = [*(again if welcome else []), "Turning points", "Replay"]
    assert [button.label for button in row] == ways


@pytest.mark.parametrize("forged", ["0:look:sideways", "7:play:2.lowest", "0:nonsense"])
async def test_forged_controls_end_in_a_sentence(world: World, forged: str) -> None:
    record = await over(world, *NAMES)
    assert "something went wrong" not in words(await world.force("ann", f"_{record.id}:{forged}"))


async def test_turning_points_lead_to_their_steps(world: World) -> None:
    record = await over(world, *NAMES)
    viewer = await opened(world, "ann", record)
    page = await world.press("ann", viewer, "Turning points")
    assert page.ephemeral
    assert page.attachments
    assert "A review weighs only a player's own moves" in words(page)
    assert re.search(r"your chances: \d+% → \d+%", words(page))
    (menu,) = (b for b in buttons(page) if b.get("options"))
    option = menu["options"][-1]
    step = answer(await world.people["ann"].select(page, [option["value"]]))
    assert "Showing all hands." in words(step)
    assert bare(option["label"].partition(". ")[2]) in bare(words(step))


async def share_first_step(world: World, record: Record) -> ResponseMessage:
    before = world.messages(record.stands_in)
    viewer = await opened(world, "stranger", record)
    preview = await world.press("stranger", viewer, "Share this step")
    assert preview.ephemeral and preview.attachments
    await world.press("stranger", preview, "Share")
    (shared,) = world.messages(record.stands_in)[len(before) :]
    return world.public(record.stands_in, shared.id)


async def test_a_shared_step_asks_others_before_they_see_what_was_played(world: World) -> None:
    record = await over(world, *NAMES)
    shared = await share_first_step(world, record)
    assert "stranger" in words(shared)
    assert labels(shared) == ["What would you play?", "Try this position", "Replay"]
    question = await world.press("bob", shared, "What would you play?")
    assert question.ephemeral
    assert "What would you play?" in words(question)
    assert "Played: " not in words(question)
    answered = await first_answer(world, "bob", question)
    if "Show me" in labels(answered):
        answered = await world.press("bob", answered, "Show me")
    assert "Played: " in words(answered)
    assert "Step 1 of" in words(await world.press("bob", answered, "Replay"))
    watched = await world.press("cem", shared, "Replay")
    assert watched.ephemeral
    assert "Step 1 of" in words(watched)


async def test_an_answer_that_was_not_compared_is_judged_on_its_own(world: World) -> None:
    record = await over(world, *NAMES)
    shared = await share_first_step(world, record)
    question = await world.press("bob", shared, "What would you play?")
    replay = await world.bot.service(Replays).of(record)
    verdict = replay.verdicts[0]
    assert verdict is not None
    only = verdict.played
    replay.verdicts[0] = replace(
        verdict,
        candidates=(verdict.candidates[only],),
        worths=(verdict.worths[only],),
        facts=(verdict.facts[only],),
        played=0,
        best=0,
        grade=0,
    )
    told = []
    for label in ("↓ Lowest", "↑ Highest"):
        told.append(words(await world.press("bob", question, label)))
        await world.press("bob", question, "Try again")
    assert not any("I can't judge that one." in each for each in told)
    assert any("something better" in each or "This time: " in each for each in told)


async def test_a_review_says_that_it_leaves_out_giving_up(world: World) -> None:
    _, board = await world.deal()
    board = await world.press("ann", board, "Draw")
    await world.concede("ann", board)
    page = await world.press("ann", await world.board(), "Review")
    while ASKED.search(words(page)):
        answered = await first_answer(world, "ann", page)
        onward = next(b["label"] for b in buttons(answered) if b["label"] in ("Next →", "Done"))
        page = await world.press("ann", answered, onward)
    assert "Leaving early isn't part of the review." in words(page)


async def test_a_daily_deal_is_reviewed_and_played_on_after_its_day(world: World) -> None:
    record, board = await world.deal(daily=True)
    board = await world.press("ann", board, "Draw")
    board = await world.press("ann", board, "Draw")
    await world.concede("ann", board)
    await world.leap(DAY)
    viewer = await world.replay("ann", record.id)
    page = await world.press("ann", viewer, "Review")
    assert ASKED.search(words(page)) or NOTHING in words(page)
    stored = await world.bot.database.scalar(select(reviews.c.review))
    weighed = {verdict["step"] + 1 for verdict in stored["verdicts"]}
    row = tables.log.c
    pressed = await world.bot.database.scalars(
        select(row.sequence - 1).where(row.match_id == record.id, row.user_id.is_not(None))
    )
    assert weighed
    assert weighed <= {*pressed}
    await world.press("ann", viewer, "Play on from here")
    (again,) = [each for each in await world.all_matches() if each.origin]
    assert again.header.key == record.header.key
    await world.concede("ann", await world.ask("ann", "hand", match=again.id))
    ended = await world.now(again)
    assert verify(export_text(ended, await world.bot.database.read(load_log, ended.id)))


async def test_whoever_is_having_a_match_reviewed_waits_with_the_next(world: World) -> None:
    record = await over(world, *NAMES)
    ann, board = world.people["ann"], await world.board(record)
    async with world.bot.computers.reviews.turn(ann.id):
        told = said_privately(await ann.click(board, label="Review"))
        assert "I'm still reviewing another match for you. Press again" in told
        theirs = await world.press("bob", board, "Review")
        assert ASKED.search(words(theirs)) or NOTHING in words(theirs)
    mine = await world.press("ann", board, "Review")
    async with world.bot.computers.reviews.turn(ann.id):
        again = await world.press("ann", board, "Review")
        assert words(again) == words(mine), "it is there already"


async def test_computers_have_their_names_in_the_readers_language(hall: World) -> None:
    async with more(hall) as past:
        begun = await past.begin("high-card", [hall.person("ann")], {"target": 1}, computers=2)
        record = await past.finish(begun)
    await hall.bot.languages.choose(hall.people["ann"].id, "ja")
    viewer = await hall.replay("ann", record.id)
    pages = [viewer, *[await go_on(hall, viewer, verb) for verb in ("review", "view")]]
    names = [chair.name for chair in record.chairs if chair.user_id is None]
    for page in pages:
        assert page.content and not any(name in words(page) for name in names)


async def go_on(hall: World, viewer: ResponseMessage, what: str) -> ResponseMessage:
    """Open the review, or choose the view of the second seat."""
    (found,) = (b["custom_id"] for b in buttons(viewer) if f":{what}" in b["custom_id"])
    return await hall.press("ann", viewer, found, *(["1"] if what == "view" else []))
