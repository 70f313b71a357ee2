"""Sharing: limited for each person, and a day's result once."""

from simcord import InteractionResult

from bot.base.environment import Environment
from bot.discord_io.limits import LIMITS, Limits
from tests.cogs.puzzles.puzzling import ask, solve, until_solitaire
from tests.support.world import Click, World, answer, labels, said_privately, words

ALREADY = "You've already shared that here."
TOO_MUCH = "That's a lot at once."


def public(world: World) -> int:
    return len(world.messages(world.channel.id))


async def test_one_person_posts_no_forty_pages_at_once(hall: World) -> None:
    usual = Environment.model_fields["presses_per_minute"].default
    hall.bot.router.limits = Limits(hall.bot.ledger.now, usual)
    page = answer(await hall.people["ann"].slash(hall.channel, "leaderboard"))
    before = public(hall)
    results = await hall.at_once(*[Click("ann", page, label="Share")] * 30)
    burst = LIMITS["share"].burst
    assert public(hall) - before == burst
    assert sum(TOO_MUCH in told(each) for each in results) == 30 - burst
    profile = answer(await hall.people["ann"].slash(hall.channel, "profile"))
    assert TOO_MUCH in said_privately(await hall.people["ann"].click(profile, label="Share"))
    other = answer(await hall.people["bob"].slash(hall.channel, "leaderboard"))
    await hall.people["bob"].click(other, label="Share")
    assert public(hall) - before == burst + 1


def told(result: InteractionResult) -> str:
    shown = result.response
    return words(shown) if shown is not None and shown.ephemeral else ""


async def test_a_days_answer_is_shared_once_in_a_server(world: World) -> None:
    await until_solitaire(world)
    page = await solve(world, "ann", await ask(world, "ann"), right=True)
    before = public(world)
    results = await world.at_once(*[Click("ann", page, label="Share")] * 5)
    assert public(world) == before + 1
    assert sum(ALREADY in told(each) for each in results) == 4
    again = await ask(world, "ann")
    assert ALREADY in said_privately(await world.people["ann"].click(again, label="Share"))
    assert public(world) == before + 1


async def test_what_could_not_be_posted_is_shared_later(world: World) -> None:
    await until_solitaire(world)
    page = await solve(world, "ann", await ask(world, "ann"), right=True)
    before = public(world)
    world.env.inject_error("POST", "/webhooks/*", status=403, code=50013, times=None)
    await world.people["ann"].click(page, label="Share")
    world.heal()
    assert public(world) == before
    again = await ask(world, "ann")
    await world.people["ann"].click(again, label="Share")
    assert public(world) == before + 1


async def test_what_only_oneself_sees_is_not_shared(world: World) -> None:
    """A person has installed the bot for themselves, and the server allows no external apps."""
    world.refusals.forbid_external_apps(world.guild)
    await until_solitaire(world)
    page = await solve(world, "ann", await ask(world, "ann"), right=True)
    for _ in range(2):
        result = await world.people["ann"].click(page, label="Share")
        assert "only to you" in words(result.followups[-1])
        assert "Share" in labels(page)


async def test_who_may_not_write_in_a_channel_posts_nothing_there(hall: World) -> None:
    """Anybody may press what the bot has posted in a channel for announcements."""
    ann = hall.people["ann"]
    page = answer(await ann.slash(hall.channel, "leaderboard"))
    hall.mute("ann")
    before = public(hall)
    refused = await ann.click(page, label="Share")
    assert "You aren't allowed to write in this channel" in said_privately(refused)
    assert public(hall) == before
