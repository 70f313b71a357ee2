"""What the keeper shows: when it tries again, when no more, and what is stored of it."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text, update
from sqlalchemy.exc import SQLAlchemyError

from bot.base.calendar import DAY_MS, HOUR_MS
from bot.discord_io.failures import Failure, Limited
from bot.match import actions
from bot.show.postings import MINUTE_MS, WEEK_MS, pause_after
from bot.storage import tables
from tests.cogs.roles.test_roles import trust
from tests.cogs.server_settings.managing import choose, panel
from tests.support.stored import ANN, Shelf
from tests.support.world import World, answer, words

KIND = "probe"


class Probe:
    """A subject whose every attempt fails with the same error, and the times of the attempts."""

    def __init__(self, world: World, error: Callable[[], Exception] | None) -> None:
        self.error = error
        self.attempts: list[float] = []
        self._world = world
        world.bot.keeper.show_by(KIND, self.show)

    async def show(self, _subject: str, _wish: object) -> None:
        self.attempts.append(self._world.env.now().timestamp())
        if self.error is not None:
            raise self.error()

    async def want(self) -> None:
        with self._world.env._bot_scope():
            self._world.bot.keeper.want(KIND, "1")
        await self._world.env.settle()


async def pass_hours(world: World, hours: int) -> None:
    for _ in range(hours):
        world.env.backend.advance_clock(60 * 60)
        await world.env.advance_time(6)


async def test_a_failure_that_passes_is_tried_again_until_it_has_passed(world: World) -> None:
    probe = Probe(world, TimeoutError)
    await probe.want()
    await world.env.advance_time(50)
    assert len(probe.attempts) == 4
    probe.error = None
    await world.env.advance_time(20)
    tried = len(probe.attempts)
    assert tried == 5
    await world.env.advance_time(10 * 60)
    assert len(probe.attempts) == tried


async def test_what_discord_limits_is_tried_again_when_that_ends(world: World) -> None:
    probe = Probe(world, lambda: Limited(100))
    await probe.want()
    probe.error = None
    await world.env.advance_time(110)
    first, second = probe.attempts
    assert 100 <= second - first <= 106


async def test_what_was_given_up_is_tried_again_when_it_changes_and_not_before(
    world: World,
) -> None:
    probe = Probe(world, TimeoutError)
    await probe.want()
    await pass_hours(world, 26)
    tried = len(probe.attempts)
    with world.env._bot_scope():
        world.bot.keeper.refresh(KIND, "1")
    await pass_hours(world, 1)
    assert len(probe.attempts) == tried
    await probe.want()
    assert len(probe.attempts) == tried + 1


async def test_a_refusal_is_told_to_whoever_waits_for_it(world: World) -> None:
    response: Any = SimpleNamespace(status=403, reason="")
    Probe(world, lambda: discord.Forbidden(response, {"code": 50013, "message": ""}))
    with pytest.raises(discord.Forbidden), world.env._bot_scope():
        await world.bot.keeper.show(KIND, "1")


@given(st.sampled_from(Failure), st.integers(1, 10_000), st.integers(0, 2 * WEEK_MS))
def test_pauses_are_bounded_and_come_to_an_end(
    failure: Failure, attempts: int, trying_for: int
) -> None:
    pause = pause_after(failure, attempts, trying_for)
    if trying_for >= WEEK_MS:
        assert pause is None
    elif pause is not None:
        assert 15_000 <= pause <= HOUR_MS
        later = pause_after(failure, attempts + 1, trying_for + pause)
        assert later is None or later >= pause


def test_the_pace_of_a_refusal_for_good() -> None:
    refused = Failure.PLACE_REFUSES
    assert pause_after(refused, 1, 0) == 2 * MINUTE_MS
    assert pause_after(refused, 30, HOUR_MS) == 10 * MINUTE_MS
    assert pause_after(refused, 200, DAY_MS) == HOUR_MS
    assert pause_after(refused, 400, WEEK_MS) is None


async def test_a_change_starts_the_attempts_over(world: World) -> None:
    """Discord doesn't always tell that a moderator has allowed the board again."""
    await world.begin("ann", "bob", pace="untimed")
    elsewhere = world.guild.create_text_channel("elsewhere")
    with world.refusals.refuse(None, 50013, callbacks=False):
        for hours in (2, 0):
            name = await world.whose_turn()
            opened = await world.people[name].slash(elsewhere, "hand")
            await world.play_hand(name, answer(opened))
            await pass_hours(world, hours)
    record = await world.only_match()
    assert record.shown.published_version < record.version
    await world.env.advance_time(130)
    assert (await world.only_match()).shown.published_version == record.version


async def test_a_board_is_posted_again_although_the_ping_beside_it_is_refused(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.refusals.refuse(None, 50013, times=1, callbacks=False)
    await world.grace()
    before = (await world.only_match()).shown.board_message_id

    def refuse_next(event: str, _: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            world.refusals.refuse(None, 50013, times=1, callbacks=False)

    world.env.backend.subscribers.append(refuse_next)
    (waiting,) = {"ann", "bob"} - {await world.whose_turn()}
    told = await world.ask(waiting, "board")
    assert [(each.method, each.code) for each in world.refused] == [("POST", 50013)] * 2
    assert (await world.only_match()).shown.board_message_id != before
    assert "I've posted the table again" in words(told)


async def test_what_was_given_up_is_left_alone_until_it_changes(world: World) -> None:
    """A call to a table that has begun, which Discord won't delete."""
    trust(world)
    role = world.guild.create_role("players", mentionable=True)
    await choose(world, await panel(world, "Notifications"), "table_role", role)
    opened = await world.people["ann"].slash(world.channel, "play high-card", pace="untimed")
    await world.people["ann"].click(answer(opened), label="Ping players")
    *_, call = world.messages(world.channel.id)
    await world.join("bob")
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
    await world.people["ann"].click(await world.lobby(), label="Start")
    await pass_hours(world, 26)
    path = f"/channels/{call.channel_id}/messages/{call.id}"
    asked = [each.path for each in world.env.http_requests].count(path)
    assert asked > 20
    await world.env.advance_time(300)
    assert [each.path for each in world.env.http_requests].count(path) == asked
    world.heal()


async def test_a_message_is_edited_once_it_has_something_else_to_say(world: World) -> None:
    ann, bob = world.people["ann"], world.people["bob"]
    await ann.slash(world.channel, "challenge", member=bob, game="high-card")
    (stored,) = world.messages(world.channel.id)
    message = world.public(world.channel.id, stored.id)
    before = words(message)
    await bob.click(message, label="Decline")
    assert words(message) != before
    assert len(world.messages(world.channel.id)) == 1


async def test_a_message_moves_to_the_channel_that_is_chosen_instead(world: World) -> None:
    trust(world)
    hall, yard = map(world.guild.create_text_channel, ("hall", "yard"))
    await choose(world, await panel(world), "lobby", hall)
    (posted,) = world.messages(hall.id)
    await choose(world, await panel(world), "lobby", yard)
    assert not world.messages(hall.id)
    (moved,) = world.messages(yard.id)
    assert moved.content == posted.content


async def test_what_is_taken_up_while_its_board_is_put_aside_is_still_to_be_shown(
    shelf: Shelf,
) -> None:
    aside = await shelf.running()
    row = tables.matches.c
    await shelf.database.run(
        update(tables.matches).where(row.id == aside.id).values(status="archived")
    )
    await shelf.board_postings.store(aside.id, published_version=aside.version)
    assert await shelf.board_postings.find_unpublished() == []
    again = await actions.take_up(shelf.ledger, aside.id, ANN)
    await shelf.board_postings.store(aside.id, published_version=aside.version)
    assert await shelf.board_postings.find_unpublished() == [again.id]
    await shelf.board_postings.store(again.id, published_version=again.version)
    assert await shelf.board_postings.find_unpublished() == []


async def test_what_could_not_be_stored_is_stored_with_what_comes_next(shelf: Shelf) -> None:
    record = await shelf.lobby()
    shelf.board_postings.renew(await shelf.ledger.read(record.id)).shown.ping_key = "5"
    await shelf.database.run(text("ALTER TABLE postings RENAME TO away"))
    with pytest.raises(SQLAlchemyError):
        await shelf.board_postings.store(record.id, published_version=1)
    await shelf.database.run(text("ALTER TABLE away RENAME TO postings"))
    again = shelf.board_postings.renew(await shelf.ledger.read(record.id))
    assert again.shown.ping_key == "5"
    await shelf.board_postings.store(record.id, lobby_message_id=6)
    stored = await shelf.ledger.read(record.id)
    assert (stored.shown.ping_key, stored.shown.lobby_message_id) == ("5", 6)
    assert stored.shown.published_version == 0, "nobody knows whether that was shown"
