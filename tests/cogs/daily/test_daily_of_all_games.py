"""Deals of the day of every game: begun by one press, played alone, compared, kept secret."""

from typing import Any

import pytest
from simcord import ChannelHandle, ResponseMessage
from sqlalchemy import update

from bot.base.language import language_for
from bot.match.ratings import daily_board
from bot.match.record import Record
from bot.storage import tables
from cogs.daily.deals import daily_options, daily_seats
from cogs.privacy.departures import Departures
from games import GAMES
from tests.cogs.queue.across import Tower
from tests.games.every import every_game, for_several
from tests.games.playing import AnyGame
from tests.support.any_table import Table
from tests.support.ranked import one_game_short, store
from tests.support.reading import told
from tests.support.stored import overheard
from tests.support.watch import cards_named
from tests.support.world import World, answer, found_button, labels, said_privately, text_of, words

ENGLISH = language_for("en-US")
DAY = 24 * 3600


async def overview(world: World, who: str = "ann") -> ResponseMessage:
    result = await world.ask(who, "daily")
    assert result.ephemeral
    return result


async def begin(world: World, game: AnyGame, who: str = "ann") -> ResponseMessage:
    title = world.bot.presenters[game.slug].title(ENGLISH)
    return await world.press(who, await overview(world, who), title)


async def attempt(world: World, who: str = "ann") -> Record:
    theirs = world.person(who).user_id
    hosted = [each for each in await world.all_matches() if each.host_id == theirs]
    return await world.bot.ledger.read(max(hosted, key=lambda each: each.created_at).id)


class Alone(Table):
    """A daily deal played by the controls of a person's own private page."""

    def __init__(
        self, world: World, game: AnyGame, who: str = "ann", place: ChannelHandle | None = None
    ) -> None:
        super().__init__(world, game, 0)
        self.people = [who]
        self.place = place or world.channel

    async def now(self) -> Record:
        return await attempt(self.world, self.people[0])

    async def shown_to(self, record: Record, name: str, **_: Any) -> ResponseMessage:
        return answer(await self.world.people[name].slash(self.place, "hand"))

    async def check_shown(self, record: Record) -> None:
        assert record.shown.published_version in (0, record.version)

    async def board(self) -> ResponseMessage:
        return await self.shown_to(await self.now(), self.people[0])


@every_game
async def test_a_daily_deal_is_played_to_its_end_in_private(world: World, game: AnyGame) -> None:
    table = Alone(world, game)
    hand = await begin(world, game)
    record = await table.now()
    assert record.options == daily_options(game.slug)
    assert len(record.chairs) == daily_seats(game.slug)
    assert all(chair.user_id is None for chair in record.chairs[1:])
    assert "Concede" in labels(hand) or len(hand.components) == 5
    await table.finish(but=4)
    record = await table.play_out()
    assert record.status == "over"
    ended = await world.ask("ann", "daily", game=game.slug)
    assert "**ann**" in told(ended)
    assert "Play today's deal" not in labels(ended)
    assert world.messages(world.channel.id) == [], "nothing of it is public"
    again = await begin(world, game)
    assert (await table.now()).id == record.id, "one attempt"
    assert "◂ **you**" in told(again)


@for_several
async def test_who_concedes_is_last_and_looks_the_day_after(world: World, game: AnyGame) -> None:
    hand = await begin(world, game)
    record = await attempt(world)
    asked = await world.press_unshown("ann", hand, f"{record.id}:{record.version}:leave")
    await world.press("ann", asked, "Yes, concede")
    table = Alone(world, game)
    record = await table.play_out()
    assert record.outcome is not None and record.outcome.places[0] == max(record.outcome.places)
    text = told(await overview(world))
    assert "lost" in text or f"#{daily_seats(game.slug)} of" in text
    refused = await world.replay("ann", record.id)
    assert "Others may still be playing this deal." in said_privately(refused)


async def test_who_concedes_is_offered_no_attempt_to_watch(world: World) -> None:
    game = GAMES["high-card"]
    await begin(world, game, "bob")
    await Alone(world, game, "bob").finish()
    hand = await begin(world, game)
    record = await attempt(world)
    asked = await world.press_unshown("ann", hand, f"{record.id}:{record.version}:leave")
    await world.press("ann", asked, "Yes, concede")
    await Alone(world, game).play_out()
    for name, offered in (("ann", False), ("bob", True)):
        page = await world.ask(name, "daily", game=game.slug)
        assert ("Watch how someone played it" in words(page)) == offered, name


@for_several
async def test_what_is_unfinished_in_the_end_is_conceded(world: World, game: AnyGame) -> None:
    await begin(world, game)
    await world.leap(2 * DAY + 60)
    assert (await attempt(world)).chairs[0].left
    assert (await Alone(world, game).play_out()).status == "over"


@for_several
async def test_others_neither_join_nor_change_it_nor_see_it(world: World, game: AnyGame) -> None:
    hand = await begin(world, game)
    record = await attempt(world)
    for verb in ("join", "hand", "back"):
        result = await world.press_unshown("bob", hand, f"{record.id}:{record.version}:{verb}")
        assert not cards_named(said_privately(result))
    assert [chair.user_id for chair in (await attempt(world)).chairs[1:]] == [None] * (
        daily_seats(game.slug) - 1
    )
    listed = await overview(world, "bob")
    assert "1 player so far" in told(listed)
    assert cards_named(words(listed)) == set()
    assert record.id not in words(listed)


async def test_everybody_sees_what_can_be_done_next_also_who_has_won(world: World) -> None:
    game = GAMES["high-card"]
    for day in range(20):
        hand = await begin(world, game)
        record = await Alone(world, game).finish()
        assert {"Today's deals", "Share the result", "Review"} <= set(labels(hand)), day
        if record.outcome is not None and 0 in record.outcome.winners:
            return
        await world.leap(DAY)
    pytest.fail("nobody has won")


async def test_results_are_hidden_until_one_has_played(world: World) -> None:
    game = GAMES["high-card"]
    await begin(world, game)
    await Alone(world, game).finish()
    before = await world.ask("bob", "daily", game=game.slug)
    assert "You'll see how they did once you've played it too." in told(before)
    assert "**ann**" not in told(before)
    await begin(world, game, "bob")
    await Alone(world, game, "bob").finish()
    after = await world.ask("bob", "daily", game=game.slug)
    assert "**ann**" in told(after) and "**bob**" in told(after)
    theirs = await attempt(world)
    watched = answer(await world.people["bob"].select(after, [theirs.id]))
    assert "High Card" in words(watched)
    shared = await world.press("bob", watched, "Share this step")
    assert "Others may still be playing this deal." in said_privately(shared)


async def test_a_result_counts_once_its_day_is_over(world: World) -> None:
    game = GAMES["kill-the-kings"]
    await begin(world, game)
    await Alone(world, game).finish()
    bob, ann = world.people["bob"], world.people["ann"]

    async def shown() -> list[str]:
        pages = (
            await bob.slash(world.channel, "leaderboard", game="kill-the-kings/daily"),
            await bob.slash(world.channel, "profile", member=ann.user),
        )
        return [told(answer(page)) for page in pages]

    ranking, profile = await shown()
    assert "ann" not in ranking
    assert "killed" not in profile
    await world.leap(DAY)
    await world.env.advance_time(31)
    ranking, profile = await shown()
    assert "ann" in ranking
    assert "killed" in profile
    assert await shown() == [ranking, profile], "it's counted once"


async def test_a_champion_of_daily_deals_is_announced_once_it_counts(world: World) -> None:
    game = GAMES["kill-the-kings"]
    herald = world.guild.create_text_channel("herald")
    await world.bot.guild_book.change(world.guild.id, champions=True, herald_channel_id=herald.id)
    ann = one_game_short(world.guild.id, world.people["ann"].id, daily_board(game.slug))
    await store(world.bot.database, [ann])
    await begin(world, game)
    await Alone(world, game).finish()
    # Whatever the lot has made of it, it was a good one.
    await world.bot.database.run(update(tables.results).values(score=3, won=True))
    await world.env.advance_time(61)
    assert world.messages(herald.id) == []
    await world.leap(DAY)
    await world.env.advance_time(121)
    (announced,) = world.messages(herald.id)
    assert "ann" in text_of(announced)


async def test_whether_its_reader_is_blocked_is_read_once_for_a_page(world: World) -> None:
    game = GAMES["king-of-the-hill"]
    await begin(world, game)
    await Alone(world, game).finish()
    with overheard(world.bot.database) as said:
        page = await overview(world)
    assert "Share" in labels(page)
    assert len([each for each, _ in said if "bars.user_id = ?" in each]) == 1


async def test_a_day_is_shared_as_signs_without_a_card(world: World) -> None:
    game = GAMES["king-of-the-hill"]
    await begin(world, game)
    assert "Share" not in labels(await overview(world))
    await Alone(world, game).finish()
    page = await overview(world)
    await world.press("ann", page, "Share")
    assert found_button(page, "Shared")["disabled"]
    (stored,) = world.messages(world.channel.id)
    text = words(world.public(world.channel.id, stored.id))
    assert "🟦 King of the Hill · " in text
    assert cards_named(text) == set()


async def test_the_deals_across_servers_are_others_than_the_servers(world: World) -> None:
    game = GAMES["high-card"]
    page = await overview(world)
    await world.press("ann", page, "Cross-server deals")
    assert "the same for everyone on all servers" in told(page)
    await world.press("ann", page, "High Card")
    abroad = await attempt(world)
    assert abroad.shared_deal is not None and abroad.shared_deal.endswith("/0")
    await world.bot.ledger.call_off(abroad.id, "rules")
    await begin(world, game)
    here = [each for each in await world.all_matches() if each.live]
    assert [each.shared_deal for each in here] == [abroad.shared_deal[:-1] + str(world.guild.id)]


async def test_strangers_know_a_player_by_the_name_for_other_servers(world: World) -> None:
    tower, places = Tower(world), {"nora": world.channel}
    places["yan"] = tower.channel
    nora = world.welcome("nora", nick="Nora at Acme")
    asked = await world.ask("nora", "privacy")
    await nora.click(asked, label="Count me across servers")
    for name, place in places.items():
        page = await world.ask(name, "daily", place=place)
        await world.press(name, page, "Cross-server deals")
        await world.press(name, page, "High Card")
        await Alone(world, GAMES["high-card"], name, place).finish()
    page = await world.ask("yan", "daily", place=tower.channel)
    await world.press("yan", page, "Cross-server deals")
    await world.press("yan", page, "High Card")
    seen = answer(await world.people["yan"].select(page, [(await attempt(world, "nora")).id]))
    for shown in (page, seen):
        assert "nora" in words(shown) and "Acme" not in words(shown)


@pytest.mark.parametrize("label", ["This week", "Today's deals"])
async def test_standings_lead_on(world: World, label: str) -> None:
    page = await overview(world)
    await world.press("ann", page, "Standings")
    assert "Nobody is ranked yet: today's deals count from tomorrow." in told(page)
    await world.people["ann"].select(page, ["high-card"])
    assert "You need 1 deal to be ranked" in told(page)
    await world.press("ann", page, label)
    assert ("You need 1 deal to be ranked" in told(page)) == (label == "This week")


@every_game
async def test_an_attempt_across_servers_outlives_the_server(world: World, game: AnyGame) -> None:
    page = await overview(world)
    await world.press("ann", page, "Cross-server deals")
    title = world.bot.presenters[game.slug].title(ENGLISH)
    await world.press("ann", page, title)
    await world.do(world.bot.service(Departures).erase(world.guild.id))
    table = Alone(world, game)
    await table.finish()
    record = await table.play_out()
    assert (record.status, record.guild_id) == ("over", None)
    assert "◂ **you**" in told(await world.ask("ann", "daily", directly=True, game=game.slug))
    assert world.messages(world.channel.id) == []
