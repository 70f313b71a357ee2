"""Pages that Discord refuses or limits: they come without what it refuses."""

import pytest
from simcord import ResponseMessage

from bot.discord_io import messages
from bot.show import emoji_uploads
from bot.show.boards import MAX_EMBEDS_AGAIN
from bot.storage import tables
from bot.storage.lease import LONE
from games.core.cards import CODES, parse
from tests.cogs.preferences.test_preferences import prefer
from tests.cogs.replays.viewing import opened, over
from tests.support.reading import told
from tests.support.world import World, buttons, said_privately, text_of, words

# Cards as emojis


def names_by_id(world: World) -> dict[int, str]:
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
    assert {*CODES, *{f"{code}_four" for code in CODES if code[-1] in "CD"}} <= {*names}
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
    assert emoji_ids(await world.hand("ann")) == [ids["2S"], ids["9D"], ids["KC"]]
    before = world.picture(await world.hand("ann"))
    await prefer(world, "ann", "Use a four-colour deck")
    hand = await world.hand("ann")
    assert emoji_ids(hand) == [ids["2S"], ids["9D_four"], ids["KC_four"]]
    assert world.picture(hand) != before
    await world.play_turn()
    assert "_four" not in words(await world.hand("bob")) + words(await world.board())


NO_UPLOADS = (400001, 40005)
SUPPRESS_EMBEDS = 1 << 2


# Emojis


async def hands_with_emojis(world: World) -> int:
    """Give ann cards to choose from. Returns the emoji of one of them."""
    await with_emojis(world)
    await world.begin("ann", "bob")
    await world.deal_more("ann", 2)
    record = await world.only_match()
    chair = record.chair_of(world.people["ann"].id)
    assert chair is not None
    record.state.turn = record.state.first = chair.seat
    await world.write_state(record)
    return emoji_ids(await world.hand("ann"))[0]


def requests_for_emojis(world: World, method: str) -> int:
    asked = [each for each in world.env.http_requests if each.path.endswith("/emojis")]
    return sum(each.method == method for each in asked)


async def test_a_hand_whose_emojis_are_refused_comes_at_once_without_them(world: World) -> None:
    await hands_with_emojis(world)
    with world.refusals.refuse(None, 50035):
        hand = await world.hand("ann")
    assert not emoji_ids(hand)
    assert "<:" not in words(hand)
    assert all(button["label"] for button in buttons(hand))
    assert [each.code for each in world.refused] == [50035]
    assert world.picture(hand)


async def test_a_spurious_refusal_takes_emojis_from_one_page_only(world: World) -> None:
    await hands_with_emojis(world)
    asked = requests_for_emojis(world, "GET")
    for _ in range(3):
        world.refusals.refuse(None, 50035, times=1)
        assert not emoji_ids(await world.hand("ann"))
        assert emoji_ids(await world.hand("ann"))
    await world.env.advance_time(61)
    assert emoji_ids(await world.hand("ann"))
    assert requests_for_emojis(world, "GET") == asked + 1, "once a minute"
    assert requests_for_emojis(world, "POST") == len(names_by_id(world)), "nothing came twice"


async def test_deleted_emojis_are_uploaded_again(world: World) -> None:
    lost = await hands_with_emojis(world)
    emojis, before = world.env.backend.application_emojis, names_by_id(world)
    await world.env.advance_time(61)
    del emojis[lost]
    world.refusals.refuse(None, 50035, times=1)
    assert not emoji_ids(await world.hand("ann"))
    await world.env.advance_time(61)
    assert sorted(names_by_id(world).values()) == sorted(before.values())
    again = emoji_ids(await world.hand("ann"))
    assert again
    assert lost not in again
    assert {*again} <= {*names_by_id(world)}
    stored = await world.bot.database.rows(tables.emojis.select())
    assert {row.emoji_id for row in stored} == {*emojis}


async def test_an_upload_that_fails_for_long_is_tried_again_for_ever(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emoji_uploads, "ROUNDS_PER_LATE_ATTEMPT", 8)
    lost = await hands_with_emojis(world)
    before = sorted(names_by_id(world).values())
    del world.env.backend.application_emojis[lost]
    world.env.inject_error("POST", "/applications/*/emojis", status=400, times=None)
    world.refusals.refuse(None, 50035, times=1)
    await world.hand("ann")
    await world.env.advance_time((emoji_uploads.MAX_ATTEMPTS + 2) * 60)
    assert lost not in emoji_ids(await world.hand("ann"))
    world.heal()
    await world.env.advance_time(8 * 60)
    assert sorted(names_by_id(world).values()) == before


async def test_one_process_uploads_what_others_have_found_gone(world: World) -> None:
    lost = await hands_with_emojis(world)
    world.bot.database.shards.assign(2, [LONE])
    world.bot.card_emojis.doubt()
    await world.env.advance_time(61)
    number = len(names_by_id(world))
    del world.env.backend.application_emojis[lost]
    await world.bot.database.run(tables.emojis.delete().where(tables.emojis.c.emoji_id == lost))
    await world.env.advance_time(61)
    assert len(names_by_id(world)) == number
    world.bot.database.shards.assign(1, [LONE])
    again = emoji_ids(await world.hand("ann"))
    assert lost not in again
    assert {*again} <= {*names_by_id(world)}


async def test_other_processes_use_what_that_one_has_uploaded(world: World) -> None:
    lost = await hands_with_emojis(world)
    shards, known = world.bot.database.shards, world.bot.card_emojis
    shards.assign(2, [1 - LONE])
    sign = names_by_id(world)[lost]
    emoji = world.env.backend.application_emojis.pop(lost)
    known.doubt()
    number = requests_for_emojis(world, "POST")
    await world.env.advance_time(2 * 61)
    rows = await world.bot.database.rows(tables.emojis.select())
    assert lost not in {row.emoji_id for row in rows}
    assert requests_for_emojis(world, "POST") == number
    assert known.of(sign) is None
    row = {"application_id": rows[0].application_id, "name": emoji.name, "emoji_id": lost + 1}
    await world.bot.database.run(tables.emojis.insert().values(row))
    await world.env.advance_time(61)
    found = known.of(sign)
    assert found is not None
    assert found.id == lost + 1


# Uploads


@pytest.mark.parametrize("code", NO_UPLOADS)
@pytest.mark.parametrize("seconds", [0, messages.PICTURE_SECONDS], ids=["late", "at once"])
async def test_a_hand_comes_without_its_picture_where_uploads_are_refused(
    world: World, monkeypatch: pytest.MonkeyPatch, seconds: float, code: int
) -> None:
    monkeypatch.setattr(messages, "PICTURE_SECONDS", seconds)
    await world.begin("ann", "bob")
    name = await world.whose_turn()
    with world.refusals.refuse(None, code):
        hand = await world.hand(name)
    assert not hand.attachments
    assert buttons(hand), "which come last"
    assert world.picture(await world.hand(name))


async def test_an_open_hand_is_renewed_without_its_picture(world: World) -> None:
    await world.begin("ann", "bob")
    hand = await world.hand(await world.waiting())
    before = text_of(hand)
    with world.refusals.refuse(None, 400001):
        await world.play_turn()
    assert not hand.attachments
    assert text_of(hand) != before


async def test_a_picture_that_a_place_refuses_is_not_sent_there_over_and_over(world: World) -> None:
    await world.begin("ann", "bob")
    await world.restart()  # no token is left to edit with
    elsewhere = world.guild.create_text_channel("elsewhere")
    thread = (await world.only_match()).shown.place_id
    with world.refusals.refuse(thread, 400001):
        for _ in range(3):
            name = await world.whose_turn()
            await world.play_hand(name, await world.ask(name, "hand", place=elsewhere))
    assert [each.code for each in world.refused] == [400001]
    assert not (await world.board()).attachments


async def test_a_direct_hand_comes_without_its_picture(world: World) -> None:
    for name in ("ann", "bob"):
        await prefer(world, name, "Send hands by direct message")
    with world.refusals.refuse(None, 400001):
        await world.begin("ann", "bob")
        (first,) = world.direct_messages("ann")
        assert not first.attachments
        assert words(first)
        await world.play_turn()
    assert all(not each.attachments for each in world.direct_messages("bob"))


@pytest.mark.drawn
@pytest.mark.parametrize("code", NO_UPLOADS)
async def test_files_that_are_refused_are_refused_with_a_sentence(world: World, code: int) -> None:
    await over(world)
    viewer = await opened(world, "ann")
    film = await world.press("ann", viewer, "Animation")
    with world.refusals.refuse(None, code):
        results = [
            await world.press("ann", viewer, "Export"),
            await world.press("ann", viewer, "Animation"),
            await world.press("ann", film, "Share"),
        ]
    for result in results:
        assert "isn't accepting my pictures" in said_privately(result)
    assert [each.code for each in world.refused] == [code] * len(results)


# Embeds


async def remove_embeds(world: World, board: ResponseMessage) -> None:
    fields = {"flags": SUPPRESS_EMBEDS, "embeds": []}
    world.env.backend.edit_message(board.channel_id, board.id, fields)
    await world.env.advance_time(1)


def shows_embeds(board: ResponseMessage) -> bool:
    return bool(board.embeds) and not board.flags.suppress_embeds


async def test_embeds_that_a_moderator_removes_come_back(world: World) -> None:
    await world.begin("ann", "bob")
    board = await world.board()
    before = words(board)
    for pressed in (False, True):
        if pressed:  # a token can't do it
            await world.press("ann", board, "My hand")
        await remove_embeds(world, board)
        again = await world.board()
        assert again.id == board.id
        assert shows_embeds(again)
        assert words(again) == before
    await world.play_turn()
    assert shows_embeds(await world.board())


async def test_a_moderator_who_insists_wins(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    for _ in range(MAX_EMBEDS_AGAIN):
        await remove_embeds(world, board)
        assert (await world.board()).id == board.id
    await remove_embeds(world, board)
    anew = await world.board()
    assert anew.id != board.id
    assert shows_embeds(anew)
    for _ in range(2):
        await remove_embeds(world, anew)
        assert not shows_embeds(await world.board())
    await world.play_turn()
    last = await world.board()
    assert last.id == anew.id
    assert not shows_embeds(last)


# Embeds switched off on Discord


async def test_the_table_and_its_end_are_read_without_embeds(world: World) -> None:
    lobby = await world.open_table("ann")
    assert "High Card: a table is open" in lobby.content
    await world.press("bob", lobby, "Join")
    await world.press("ann", lobby, "Start")
    notice = world.public(world.channel.id, lobby.id)
    assert "**ann**, **bob** are playing." in notice.content
    name = await world.whose_turn()
    assert (await world.board()).content == f"**{name}**: your turn."
    assert "**Your turn.** Of the two cards, will **" in (await world.hand(name)).content
    assert "wins the match!" in (await world.board(await world.play_to_the_end())).content


async def test_nothing_is_said_both_in_a_message_and_in_its_embed(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    for message in (await world.board(), await world.hand(await world.whose_turn())):
        lines = told(message).splitlines()
        assert len({*lines} - {""}) == len([line for line in lines if line])
