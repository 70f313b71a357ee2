"""Requirements of every game for its spectators."""

import re
from typing import Any

from simcord import ResponseMessage

from bot.match.record import Record
from bot.match.view import match_view
from cogs.watching.cog import Spectators
from cogs.watching.pages import has_late_hands
from games.core import Entry
from tests.games.every import every_game, games_that
from tests.games.playing import AnyGame, random_move
from tests.support.any_table import Table, random_step
from tests.support.imagined import ENGLISH, imagined, presenter_of
from tests.support.reading import told
from tests.support.world import World, answer, buttons, labels, said_privately, words

NAMES = tuple(f"player {number:02}" for number in range(30))
dealt_anew = games_that(lambda game: has_late_hands(game.slug))


async def watched(world: World, name: str) -> ResponseMessage:
    """Return the page of a person who chooses the only match from the list."""
    page = answer(await world.people[name].slash(world.channel, "tables"))
    (menu,) = (each for each in buttons(page) if ":spectate" in each["custom_id"])
    values = [option["value"] for option in menu["options"]]
    return answer(await world.people[name].select(page, values, custom_id=menu["custom_id"]))


@every_game
async def test_a_match_is_watched_to_its_end(world: World, game: AnyGame) -> None:
    """From first to last the page says what the board says, and nothing on it plays."""
    table = Table(world, game, 21)
    await table.begin("untimed", **table.short)
    page = await watched(world, "stranger")
    async for _ in table.travel(4):
        assert told(await world.board()) in told(page)
        assert labels(page)[-1] == "Stop watching"
        assert [each.description for each in page.attachments] == [
            each.description for each in (await world.board()).attachments
        ]
    record = await table.finish()
    assert record.status == "over"
    assert told(await world.board()) in told(page)
    assert labels(page) == ["Replay"]
    assert not world.bot.service(Spectators).has_open(record.id)


@every_game
def test_nobody_holds_a_card_of_a_deal_that_is_over(game: AnyGame) -> None:
    """So what is shown of it tells nothing of what is hidden now."""
    presenter, ended = presenter_of(game), 0
    for seed in range(3):
        before = 0
        for record in imagined(game, seed, NAMES):
            deals = game.deals_over(record.state)
            assert deals - before in (0, 1), "each is told when it ends"
            if deals > before:
                ended += 1
                for chair in record.chairs:
                    seen = match_view(record, chair.seat)
                    assert not presenter.texts(seen, ENGLISH).held()
            before = deals
    assert bool(ended) == has_late_hands(game.slug)


async def play_deal(table: Table) -> Record:
    """Play behind everybody's back until one more deal is over."""
    record = await table.now()
    deals, state = table.game.deals_over(record.state), table.game.copy(record.state)
    entries: list[Entry] = []
    while table.game.deals_over(state) == deals:
        entry = random_step(table.game, state, table.rng)
        after = table.after(state, [entry], record.header.key)
        assert after is not None
        entries.append(entry)
        state = after
    return await table.forward(entries)


async def allow(world: World, *names: str) -> None:
    """Press the switch in the preferences."""
    for name in names:
        panel = answer(await world.people[name].slash(world.channel, "preferences"))
        await world.people[name].click(panel, label="Show my cards once a round is over")


def held_lines(page: ResponseMessage) -> list[str]:
    """Return a page's lines about each seat's cards."""
    return re.findall(r"^\*\*\w+\*\*.*: .*[♠♥♦♣].*$", page.content, re.MULTILINE)


@dealt_anew
async def test_hands_are_shown_late_and_only_if_all_at_the_table_allow_it(
    world: World, game: AnyGame
) -> None:
    table = Table(world, game, 22)
    await table.begin("untimed")
    *most, last = table.people
    await allow(world, *most)
    page = await watched(world, "stranger")
    assert labels(page)[-1] == "Stop watching"
    control = f"{(await table.now()).id}:0:spectator:hands"
    forged = await world.press("stranger", page, control)
    assert not held_lines(answer(forged))
    await allow(world, last)
    page = await watched(world, "stranger")
    assert labels(page) == ["All hands", "Stop watching"]
    await world.stranger.click(page, label="All hands")
    assert "isn't over yet" in words(page)
    for _ in range(2):
        record = await play_deal(table)
        lines = held_lines(page)
        assert len(lines) == len(record.chairs)
        await table.forward([random_move(game, record.state, table.rng)])
        assert held_lines(page) == lines
    await world.stranger.click(page, label="Back to the table")
    assert told(await world.board()) in told(page)
    await world.stranger.click(page, label="All hands")
    assert held_lines(page)
    await world.people[last].slash(world.channel, "preferences")
    panel = answer(await world.people[last].slash(world.channel, "preferences"))
    await world.people[last].click(panel, label="Keep my cards hidden")
    record = await table.now()
    await table.forward([random_move(game, record.state, table.rng)])
    assert not held_lines(page), "who changes their mind is heard at the next step"


@dealt_anew
async def test_what_is_dealt_now_changes_nothing_on_the_late_page(
    world: World, game: AnyGame
) -> None:
    """Not even by what is drawn: all of it comes from the log of the deal before."""
    table = Table(world, game, 23)
    await table.begin("untimed")
    await allow(world, *table.people)
    record = await play_deal(table)
    page = await watched(world, "stranger")
    await world.stranger.click(page, label="All hands")
    before = words(page), world.sent_picture(page)
    state = record.state
    for _ in range(40):
        record = await table.now()
        if game.deals_over(record.state) > game.deals_over(state) or record.status == "over":
            break
        await table.forward([random_move(game, record.state, table.rng)])
        assert (words(page), world.sent_picture(page)) == before


@dealt_anew
async def test_a_match_with_the_cards_of_another_keeps_its_hands(
    world: World, game: AnyGame
) -> None:
    """Others may play them still; so do computers' matches of the day."""
    table = Table(world, game, 24)
    await table.begin("untimed", **table.short)
    await allow(world, *table.people)
    await table.finish()
    replay = answer(await world.people["ann"].click(await world.board(), label="Replay"))
    await world.people["ann"].click(replay, label="Same cards again")
    (again,) = [each for each in await world.all_matches() if each.status == "lobby"]
    lobby = world.public(again.channel_id, again.shown.lobby_message_id or 0)
    for name in table.people[1:]:
        await world.people[name].click(lobby, label="Join")
    await world.people["ann"].click(lobby, label="Start")
    page = await watched(world, "stranger")
    assert labels(page)[-1] == "Stop watching"


async def test_who_plays_the_same_cards_does_not_watch_others_play_them(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    boards: list[Any] = []
    for host, guest in (("ann", "cem"), ("bob", "dora")):
        replay = answer(await world.people[host].click(await world.board(old), label="Replay"))
        await world.people[host].click(replay, label="Same cards again")
        again = (await world.all_matches())[-1]
        lobby = world.public(again.channel_id, again.shown.lobby_message_id or 0)
        if guest == "dora":
            break
        await world.people[guest].click(lobby, label="Join")
        await world.people[host].click(lobby, label="Start")
        boards.append(await world.board((await world.all_matches())[-1]))
    refused = await world.people["bob"].click(boards[0], label="Watch")
    assert "still playing these cards" in said_privately(refused)
    page = answer(await world.people["dora"].click(boards[0], label="Watch"))
    assert labels(page)[-1] == "Stop watching"
    await world.people["dora"].click(lobby, label="Join")
    assert page.id not in world.env.backend.messages[page.channel_id]
