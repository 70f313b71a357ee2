"""Challenges: one person asks another, who accepts, declines or proposes another game."""

import json
from typing import Any

import pytest
from simcord import ResponseMessage
from sqlalchemy import select, update

from bot.match import actions
from bot.match.admission import MAX_RATED_A_DAY
from bot.match.record import Record
from bot.storage import tables
from cogs.challenges.actions import MAX_A_DAY, Party, Terms, open_challenge
from cogs.challenges.tables import challenges
from cogs.privacy.export import Exports
from tests.cogs.pressing import Asked, Presser, directly
from tests.cogs.privacy.deleting import delete
from tests.support.asking import Stand
from tests.support.living import here, living
from tests.support.world import World, answer, buttons, labels, pings, said_privately, words

HILL = "king-of-the-hill"
OVER = "This challenge is over."


async def challenge(
    world: World, name: str = "ann", other: str = "bob", **options: Any
) -> ResponseMessage:
    asked = {"member": world.people[other], "game": HILL, **options}
    return await world.ask(name, "challenge", **asked)


def newest(world: World) -> ResponseMessage:
    return world.public(world.channel.id, world.messages(world.channel.id)[-1].id)


async def accepted(world: World, **options: Any) -> Record:
    """The match that comes of a challenge of ann's that bob accepts."""
    await challenge(world, **options)
    await world.press("bob", newest(world), "Accept")
    return await world.newest_match()


async def test_who_is_challenged_is_pinged_and_accepting_deals_at_once(world: World) -> None:
    result = await challenge(world, pace="live", best_of=3)
    assert "You've challenged **bob**" in said_privately(result)
    (stored,) = world.messages(world.channel.id)
    assert pings(stored) == [world.people["bob"].id]
    message = newest(world)
    text = words(message)
    for part in ("**ann** is challenging you", "live", "rated", "best of 3"):
        assert part in text
    assert labels(message) == ["Accept", "Decline", "Another game", "Rules"]
    await world.press("bob", message, "Accept")
    record = await world.only_match()
    assert record.status == "running"
    assert (record.pace, record.unrated, record.slug) == ("live", None, HILL)
    assert f"Seal of the match: {record.commitment[:8]}" in text
    assert [chair.name for chair in record.chairs] == ["ann", "bob"]
    assert len({chair.contribution for chair in record.chairs}) == 2
    assert record.shown.place_id == message.id, "a thread of its own hangs on the challenge"
    assert "Best of 3: ann 0 · bob 0" in words(await world.board())
    assert "Accept" not in labels(message)
    assert "are playing" in words(message)


async def test_without_threads_the_board_takes_the_challenges_place(world: World) -> None:
    await world.bot.guild_book.change(world.guild.id, threads=False)
    record = await accepted(world)
    assert record.shown.place_id == world.channel.id
    assert record.shown.board_message_id == world.messages(world.channel.id)[0].id
    assert "Best of" not in words(await world.board())


async def test_only_the_challenged_answer_and_only_challengers_withdraw(world: World) -> None:
    page = await challenge(world)
    assert labels(page) == ["Withdraw"], "only ann sees this"
    message = newest(world)
    for name in ("ann", "cem"):
        for label in ("Accept", "Decline", "Another game"):
            result = await world.press(name, message, label)
            assert result.content == "Only bob can answer this challenge."
    for name in ("bob", "cem"):
        refused = await world.press_unshown(name, message, buttons(page)[0]["custom_id"])
        assert refused.content == "Only ann can withdraw this challenge."
    assert await world.all_matches() == []


@pytest.mark.parametrize("declined", [True, False], ids=["declined", "data deleted"])
async def test_a_challenge_that_is_over_says_no_more_than_that(
    world: World, declined: bool
) -> None:
    await challenge(world)
    message = newest(world)
    accept = buttons(message)[0]["custom_id"]
    before = len(world.messages(world.channel.id))
    await (world.press("bob", message, "Decline") if declined else delete(world, "ann"))
    assert message.content == OVER
    assert labels(message) == []
    assert len(world.messages(world.channel.id)) == before
    assert not world.direct_messages("ann")
    assert (await world.press_unshown("bob", message, accept)).content == OVER
    assert await world.all_matches() == []


async def test_a_withdrawn_challenge_is_gone(world: World) -> None:
    page = await challenge(world)
    accept = buttons(newest(world))[0]["custom_id"]
    await world.press("ann", page, "Withdraw")
    assert "You've withdrawn your challenge." in words(page)
    assert world.messages(world.channel.id) == []
    assert await world.bot.database.scalars(select(tables.postings.c.subject)) == []
    assert OVER in said_privately(await world.press("bob", world.forge(accept), "0"))


@pytest.mark.parametrize(
    ("pace", "minutes"),
    [("live", 15), ("relaxed", 15), ("correspondence", 24 * 60), ("untimed", 24 * 60)],
)
async def test_a_challenge_lapses_in_time_even_when_the_bot_was_away(
    world: World, pace: str, minutes: int
) -> None:
    """If a turn takes minutes, its sender is still there when the match begins."""
    await challenge(world, pace=pace)
    message = newest(world)
    accept = buttons(message)[0]["custom_id"]
    await world.restart()
    assert labels(message)[0] == "Accept"
    await world.leap((minutes - 1) * 60)
    assert labels(message)[0] == "Accept"
    await world.leap(180)
    assert message.content == OVER
    assert (await world.press_unshown("bob", message, accept)).content == OVER
    assert "You've challenged" in said_privately(await challenge(world))


async def test_another_game_turns_the_challenge_round_and_pings_nobody_again(world: World) -> None:
    await challenge(world)
    message = newest(world)
    form = await world.press("bob", message, "Another game")
    await world.choose("bob", form, "challenge_set:game/", "high-card")
    await world.choose("bob", form, "challenge_set:casual/", "1")
    result = await world.press("bob", form, "Challenge")
    assert "I've passed your suggestion on to **ann**." in words(result)
    text = words(message)
    assert "**bob** suggests this instead" in text
    assert "casual" in text
    assert len(world.messages(world.channel.id)) == 1
    stale = await world.press("bob", message, buttons(message)[0]["custom_id"])
    assert stale.content == "Only ann can answer this challenge."
    await world.press("ann", message, "Accept")
    record = await world.only_match()
    assert (record.slug, record.unrated) == ("high-card", "casual")
    assert [chair.name for chair in record.chairs] == ["bob", "ann"]


@pytest.mark.parametrize("label", ["Accept", "Another game", "Decline"])
async def test_nobody_answers_a_game_that_they_have_not_seen(world: World, label: str) -> None:
    await challenge(world)
    first = newest(world)
    control = next(b["custom_id"] for b in buttons(first) if b["label"] == label)
    for name in ("bob", "ann"):
        form = await world.press(name, first, "Another game")
        await world.choose(name, form, "challenge_set:game/", "high-card")
        await world.press(name, form, "Challenge")
    stale = await world.press_unshown("bob", first, control)
    assert "A different game has been suggested since" in said_privately(stale)
    assert await world.all_matches() == []


async def test_another_game_is_proposed_three_times_at_most(world: World) -> None:
    await challenge(world)
    first = newest(world)
    other = next(b["custom_id"] for b in buttons(first) if "challenge_other" in b["custom_id"])
    for name in ("bob", "ann", "bob"):
        form = await world.press(name, first, "Another game")
        await world.press(name, form, "Challenge")
        assert labels(form) == ["Withdraw"]
    assert labels(first) == ["Accept", "Decline", "Rules"]
    forged = await world.press_unshown("ann", first, other.replace(":1:", ":4:"))
    assert "the last suggestion" in said_privately(forged)


async def test_the_menu_on_a_person_opens_a_form(world: World) -> None:
    result = await world.people["ann"].context_menu(world.channel, "Challenge", world.people["bob"])
    form = answer(result)
    assert form.ephemeral
    await world.choose("ann", form, "challenge_set:game/", "king-of-the-mountain")
    await world.choose("ann", form, "challenge_set:pace/", "correspondence")
    await world.choose("ann", form, "challenge_set:casual/", "1")
    await world.choose("ann", form, "challenge_set:best/", "5")
    await world.press("ann", form, "Challenge")
    text = words(newest(world))
    for part in ("King of the Mountain", "a day per turn", "casual", "best of 5"):
        assert part in text
    await world.press("bob", newest(world), "Accept")
    assert (await world.only_match()).slug == "king-of-the-mountain"


async def test_who_wants_no_challenge_and_who_is_barred_are_told_of_alike(world: World) -> None:
    panel = await world.ask("bob", "preferences")
    await world.press("bob", panel, "Turn off challenges")
    assert "**can't challenge you**" in words(panel)
    unwilling = (await challenge(world)).content
    await world.bot.guild_book.bar(world.guild.id, world.people["cem"].id, "cem", 1, 1)
    barred = (await challenge(world, other="cem")).content
    assert unwilling == "bob isn't taking challenges here."
    assert barred == "cem isn't taking challenges here."
    assert "have blocked you" in said_privately(await challenge(world, "cem", "ann"))
    assert not world.messages(world.channel.id)


@pytest.mark.parametrize("obstacle", ["challenges", "tables"])
async def test_who_can_challenge_nobody_learns_no_more_why(world: World, obstacle: str) -> None:
    """Every other refusal of a challenge comes before both reasons, or behind both."""
    panel = await world.ask("bob", "preferences")
    await world.press("bob", panel, "Turn off challenges")
    await world.bot.guild_book.bar(world.guild.id, world.people["cem"].id, "cem", 1, 1)
    others = [world.welcome(f"other{n}").name for n in range(3)]
    for other in others:
        if obstacle == "challenges":
            await challenge(world, other=other)
        else:
            await world.ask("ann", "play high-card")
    told = [
        (await challenge(world, other=name)).content.replace(name, "they")
        for name in ("bob", "cem")
    ]
    assert told[0] == told[1]


async def test_nobody_is_challenged_where_they_see_nothing(world: World) -> None:
    world.hide("bob")
    await world.env.settle()
    told = "bob can't see this channel. Challenge them in one that they can see."
    assert (await challenge(world)).content == told
    form = await world.ask("ann", "challenge", member=world.people["bob"])
    assert told in said_privately(await world.press("ann", form, "Challenge"))
    assert not world.messages(world.channel.id)


@pytest.mark.parametrize(
    ("name", "label", "told"),
    [
        ("ann", "Accept", "ann can't join another table right now."),
        ("bob", "Another game", "have blocked you"),
    ],
)
async def test_who_is_barred_meanwhile_neither_plays_nor_proposes(
    world: World, name: str, label: str, told: str
) -> None:
    await challenge(world)
    await world.bot.guild_book.bar(world.guild.id, world.people[name].id, name, 1, 1)
    assert told in said_privately(await world.press("bob", newest(world), label))
    assert await world.all_matches() == []


async def test_two_accounts_play_no_rating_up_by_challenges(world: World) -> None:
    for number in range(MAX_RATED_A_DAY + 1):
        record = await accepted(world)
        rated = number < MAX_RATED_A_DAY
        assert (record.unrated is None) == rated
        assert ("Unrated, because two of you" in words(await world.board(record))) != rated
        await world.let_all_decide()
        await world.bot.ledger.change(record.id, actions.resign, world.person("bob"))
        record = await world.now(record)
        assert all((chair.rating_after is not None) == rated for chair in record.chairs)
    told = said_privately(await world.ask("ann", "leaderboard", game=HILL))
    assert "🥇" not in told, "whoever has met one person only has no place"
    assert "at least three people" in told


async def test_who_has_left_the_server_answers_no_challenge_from_elsewhere(world: World) -> None:
    await challenge(world)
    bob, outside = world.people["bob"], world.env.create_guild("Outside")
    gate = outside.create_text_channel("gate")
    outside.add_member(bob.user)
    shown = {b["custom_id"].split(":")[2]: b["custom_id"] for b in buttons(newest(world))}
    world.guild.remove_member(bob)
    (stored,) = await world.bot.database.rows(select(challenges))
    form = f"-:0:challenge_set:send/c{stored.id}.{stored.version}/{HILL}/live/0/1"
    presser = Presser(world)
    for stand in (Stand(bob.id, outside.id, gate.id), directly(world, "bob")):
        asked = [Asked.press(each) for each in (shown["accept"], shown["challenge_other"], form)]
        _, ended = await presser.ask(stand, asked)
        assert ended["refused"] == len(asked)
    assert await world.all_matches() == []
    assert await world.bot.database.rows(select(challenges)) == [stored]


async def test_nobody_challenges_themselves_or_a_bot(world: World) -> None:
    assert "yourself" in said_privately(await challenge(world, other="ann"))
    world.people["robot"] = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "Bots don't take challenges" in said_privately(await challenge(world, other="robot"))


async def test_one_open_challenge_between_two_and_three_of_one_person(world: World) -> None:
    await challenge(world)
    known = newest(world)
    page = answer(await challenge(world))
    assert "already an open challenge" in words(page)
    assert str(known.id) in words(page)
    assert "already an open challenge" in words(await challenge(world, "bob", "ann"))
    await challenge(world, other="cem")
    await challenge(world, other="dora")
    fourth = await challenge(world, other="stranger")
    assert "already have 3 open challenges" in said_privately(fourth)
    await world.press("ann", page, "Withdraw")
    assert known.id not in {each.id for each in world.messages(world.channel.id)}
    assert "You've challenged" in said_privately(await challenge(world, other="stranger"))


async def test_nobody_is_pinged_twice_in_ten_minutes(world: World) -> None:
    def pinged() -> list[list[int]]:
        return [pings(message) for message in world.messages(world.channel.id)]

    bob = world.people["bob"].id
    page = await challenge(world, "ann")
    await challenge(world, "cem")
    await world.press("ann", page, "Withdraw")
    await challenge(world, "ann")
    assert pinged() == [[], []]
    await world.env.advance_time(10 * 60 + 1)
    await challenge(world, "dora")
    assert pinged()[-1] == [bob]


async def test_who_challenges_somebody_all_day_is_asked_to_wait(world: World) -> None:
    for _ in range(MAX_A_DAY):
        await world.press("ann", await challenge(world), "Withdraw")
    posted = len(world.messages(world.channel.id))
    assert "enough challenges to bob for now" in said_privately(await challenge(world))
    assert len(world.messages(world.channel.id)) == posted
    assert "You've challenged" in said_privately(await challenge(world, other="cem"))
    await delete(world, "ann")
    assert "enough challenges to bob for now" in said_privately(await challenge(world))
    assert "You've challenged" in said_privately(await challenge(world, "dora"))
    await world.leap(24 * 60 * 60 + 1)
    assert "You've challenged" in said_privately(await challenge(world))


async def test_where_the_bot_may_not_host_it_is_said(world: World) -> None:
    world.deny("attach_files")
    assert "Attach Files" in said_privately(await challenge(world))
    assert not world.messages(world.channel.id)


async def test_an_export_tells_of_a_challenge_and_nothing_of_the_other(world: World) -> None:
    await challenge(world)
    held = json.loads(await world.bot.service(Exports).of(world.people["bob"].id))
    (told,), (side,) = held["challenges"], held["challenge_people"]
    assert (told["slug"], told["status"]) == (HILL, "open")
    assert (side["user_id"], side["name"]) == (str(world.people["bob"].id), "bob")
    assert "secret" not in told
    assert str(world.people["ann"].id) not in json.dumps(held)


async def test_what_discord_would_not_take_is_shown_later(world: World) -> None:
    await world.press("ann", await challenge(world), "Withdraw")
    assert "You've challenged" in said_privately(await challenge(world, other="cem"))
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    await world.bot.database.run(update(challenges).values(ends_at=1))
    await world.env.advance_time(61)
    message = newest(world)
    assert labels(message)[0] == "Accept"
    world.heal()
    await world.env.advance_time(61)
    assert message.content == OVER


async def test_nobody_else_sits_down_at_a_challenge(world: World) -> None:
    record = await accepted(world, game="high-card")
    board = await world.board()
    assert "Join" not in labels(board)
    forged = await world.press_unshown("cem", board, f"{record.id}:{record.version}:join")
    assert "so nobody except its two players can join it" in said_privately(forged)
    assert len((await world.only_match()).chairs) == 2


async def test_a_single_match_leads_to_an_ordinary_rematch(world: World) -> None:
    record = await accepted(world, game="high-card")
    await world.let_all_decide()
    async with living(world) as past:
        await past.resign(record, world.person("bob"))
    board = await world.board()
    assert "best of" not in words(board).lower()
    assert "A new table is open" in said_privately(await world.press("bob", board, "Rematch"))


async def test_what_a_crash_kept_from_being_posted_is_posted_after_it(world: World) -> None:
    stored = await world.bot.database.write(
        open_challenge,
        world.bot.ledger.now(),
        Terms(HILL, "relaxed", False, 1),
        world.person("ann"),
        Party(world.people["bob"].id, "bob", ""),
        here(world),
    )
    await world.restart()
    await world.env.advance_time(61)
    await world.env.advance_time(61)
    (posted,) = world.messages(world.channel.id)
    assert pings(posted) == [world.people["bob"].id]
    await world.press("bob", newest(world), "Accept")
    assert (await world.only_match()).id == stored.id


async def test_who_declines_may_hear_no_more_from_that_person(world: World) -> None:
    await challenge(world)
    asked = await world.press("bob", newest(world), "Decline")
    assert asked.ephemeral and labels(asked) == ["No more from ann"]
    await world.press("bob", asked, "No more from ann")
    (menu,) = (each for each in buttons(asked) if each["custom_id"].endswith(":not_from"))
    assert [int(each["id"]) for each in menu["default_values"]] == [world.people["ann"].id]
    assert "bob isn't taking challenges here." in said_privately(await challenge(world))
    assert "You've challenged" in said_privately(await challenge(world, "cem"))
    panel = await world.ask("bob", "preferences")
    chosen = [world.people["cem"], world.people["dora"]]
    await world.choose("bob", panel, "not_from", *chosen)
    assert "You've challenged" in said_privately(await challenge(world))
    assert "isn't taking challenges" in said_privately(await challenge(world, "dora"))
    await world.choose("bob", panel, "not_from")
    assert "You've challenged" in said_privately(await challenge(world, "dora"))
