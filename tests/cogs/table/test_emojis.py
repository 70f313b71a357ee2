"""Cards as emojis of ours: uploaded once, and shown from then on."""

from simcord import ResponseMessage

from bot.storage import tables
from games.core.cards import CODES, parse
from tests.cogs.preferences.test_preferences import prefer
from tests.support.world import World, buttons, words


def names_by_id(world: World) -> dict[int, str]:
    """Return each emoji's symbol by id."""
    emojis = world.env.backend.application_emojis
    return {each: emoji.name.rpartition("_")[0] for each, emoji in emojis.items()}


def emoji_ids(hand: ResponseMessage) -> list[int]:
    return [button["emoji"]["id"] for button in buttons(hand) if "emoji" in button]


async def with_emojis(world: World) -> None:
    world.settings = world.settings.model_copy(update={"card_emojis": True})
    await world.restart()


async def test_every_card_is_uploaded_once_in_both_decks(world: World) -> None:
    await with_emojis(world)
    names = list(names_by_id(world).values())
    coloured = {f"{code}_four" for code in CODES if code[-1] in "CD"}
    assert {*CODES, *coloured} <= {*names}
    assert len({*names}) == len(names)
    await world.restart()
    assert len(world.env.backend.application_emojis) == len(names), "nothing came twice"


async def test_what_was_uploaded_before_the_bot_fell_is_not_uploaded_again(world: World) -> None:
    await with_emojis(world)
    number = len(world.env.backend.application_emojis)
    await world.bot.database.run(tables.emojis.delete())
    last = next(reversed(world.env.backend.application_emojis))
    del world.env.backend.application_emojis[last]
    await world.restart()
    assert len(world.env.backend.application_emojis) == number


async def test_hands_show_them_in_the_deck_that_is_preferred(world: World) -> None:
    """Only to who prefers it: on the board and in the hands of others the deck is as before."""
    await with_emojis(world)
    await world.begin("ann", "bob")
    record = await world.only_match()
    for seat, held in enumerate((["KC", "9D", "2S"], ["AC", "AH"])):
        record.state.points[seat] = len(held) - 1
        record.state.hands[seat] = [parse(code) for code in held]
    record.state.turn = record.state.first = 0
    await world.write_state(record)
    ids = {name: id_ for id_, name in names_by_id(world).items()}
    assert emoji_ids(await world.hand("ann")) == [ids["KC"], ids["9D"], ids["2S"]]
    before = world.picture(await world.hand("ann"))
    await prefer(world, "ann", "Use a four-colour deck")
    hand = await world.hand("ann")
    assert emoji_ids(hand) == [ids["KC_four"], ids["9D_four"], ids["2S"]]
    assert world.picture(hand) != before
    await world.play_turn()
    assert "_four" not in words(await world.hand("bob")) + words(await world.board())
