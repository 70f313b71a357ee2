"""Nothing that reaches a person before they have played a deal reveals a card of it."""

import pytest
from simcord import ResponseMessage

from bot.match.ledger import NOT_THERE
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt, begin, overview
from tests.cogs.replays.viewing import NOT_TO_WATCH
from tests.games.every import every_game
from tests.games.playing import AnyGame
from tests.support.watch import cards_named
from tests.support.wording import english
from tests.support.world import World, answer, said_privately, text_of, words

REFUSED = ("Others may still be playing this deal.", NOT_TO_WATCH, english(NOT_THERE))
LINKED = ("Standings", "Cross-server deals")


async def _pages(world: World, name: str, game: AnyGame) -> list[ResponseMessage]:
    """Return everything that the commands show a person about daily deals."""
    person, found = world.people[name], [await overview(world, name)]
    for label in LINKED:
        page = await overview(world, name)
        await person.click(page, label=label)
        found.append(page)
    found.append(answer(await person.slash(world.channel, "daily", game=game.slug)))
    found.append(answer(await person.user.slash("daily", game=game.slug)))
    return found


@every_game
async def test_nothing_of_a_deal_reaches_somebody_before_they_have_played_it(
    world: World, game: AnyGame, capfd: pytest.CaptureFixture[str]
) -> None:
    await begin(world, game)
    started = await attempt(world)
    await Alone(world, game).finish()
    record = await attempt(world)
    page = await overview(world)
    await world.people["ann"].click(page, label="Share")
    shown = [text_of(message) for message in world.messages(world.channel.id)]
    pages = [words(each) for each in await _pages(world, "bob", game)]
    assert not any("**ann**" in text for text in pages)
    shown += pages
    for verb in ("replay", "review", "verify"):
        refused = await world.press("bob", page, f"{record.id}:{record.version}:{verb}")
        assert said_privately(refused).startswith(REFUSED)
    for verb in ("hand", "share"):
        refused = await world.press("bob", page, f"{record.id}:{record.version}:{verb}")
        shown.append(said_privately(refused))
    said = "".join(capfd.readouterr())
    secret = started.secret.hex()
    assert any("shares:" in text for text in shown)
    for text in (*shown, said):
        assert secret not in text
    assert [text for text in shown if cards_named(text)] == []
    assert "match changed" in said
    lines = [line for line in said.splitlines() if record.id in line]
    assert [line for line in lines if cards_named(line)] == []
