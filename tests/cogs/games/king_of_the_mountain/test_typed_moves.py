"""``/move``: moves typed by people, what it refuses, and what it suggests while they type."""

from typing import Any

from simcord import ResponseMessage

from bot.base.language import language_for
from bot.match.ledger import Change
from cogs.games.king_of_the_mountain.board_art import LEXICON
from games.king_of_the_mountain.board import LETTERS
from tests.cogs.games.king_of_the_mountain.playing import SLUG, args_of, begin, go, pick, sit
from tests.games.king_of_the_mountain.setting import on, table
from tests.support.acting import arrange
from tests.support.any_table import TRACE
from tests.support.world import World, labels, said_privately, words

ARMIES = ("KC3 RD4 AG4 HI6 NB7", "KQ17 RD9 GI2 NA16")


async def asked(world: World, name: str, *words_of_it: str, **options: Any) -> ResponseMessage:
    """Type ``/move`` with from and to. Returns the reply."""
    named: dict[str, Any] = dict(zip(("from", "to"), words_of_it, strict=False))
    return await world.ask(name, "move", **named, **options)


async def typed(world: World, name: str, *words_of_it: str, **options: Any) -> str:
    told = said_privately(await asked(world, name, *words_of_it, **options))
    assert TRACE not in told
    return told


async def suggested(world: World, name: str, value: str, **filled: str) -> list[str]:
    """Return the suggestions while a square of ``/move`` is being typed."""
    option = "to" if "from" in filled else "from"
    actor = world.people[name]
    found = await actor.autocomplete(world.channel, "move", option, value, **filled)
    assert len(found) <= 25
    for choice in found:
        assert choice["name"].startswith(choice["value"])
        assert len(choice["name"]) <= 100
    return [choice["value"] for choice in found]


async def test_a_move_is_typed_in_many_ways(world: World) -> None:
    await begin(world, "ann", "bob")
    for words_of_it, came in {
        ("D4", "D8"): "D8 R1",
        (" d4 ", " D8 "): "D8 R1",
        ("D4-D8",): "D8 R1",
        ("D4", "D9"): "D9 R1",
        ("d4xd9",): "D9 R1",
        ("D4×D9",): "D9 R1",
        ("D4", "×D9"): "D9 R1",
        ("D4–D8",): "D8 R1",
        ("D4->D8",): "D8 R1",
        ("G4", "I2"): "G4 A1",
        ("g4*i2",): "G4 A1",
        ("N@",): "A1 N1",
        ("n@a1",): "A1 N1",
        ("N@", "A1"): "A1 N1",
    }.items():
        await arrange(world, table(*ARMIES, reserves=("NP", "")))
        told = await typed(world, "ann", *words_of_it)
        assert "To play: 🟦 **bob**" in told, words_of_it
        assert told.startswith(("Your last move: `", "I read that as a re-spawn: Knight `N@A1`."))
        square, piece = came.split()
        record = await world.only_match()
        assert on(record.state, square) == piece
        assert record.state.position.turn == 1
    assert "To play: 🟦 **bob**" in words(await world.board())


async def test_letters_of_the_readers_language_come_before_english_ones(world: World) -> None:
    await begin(world, "ann", "bob")
    german = language_for("de")
    await world.bot.languages.choose(world.people["ann"].id, german.code)
    own = LEXICON.written(german)
    (clash, *_) = (kind for kind in LETTERS[2:] if own[kind] in LETTERS and own[kind] != kind)
    (english, *_) = (kind for kind in LETTERS[2:] if kind not in own.values())
    for letter, kind in ((own[clash].lower(), clash), (english, english), (own["R"], "R")):
        await arrange(world, table(*ARMIES, reserves=(LETTERS[2:], "")))
        told = await typed(world, "ann", f"{letter}@")
        assert on((await world.only_match()).state, "A1") == f"{kind}1", letter
        first, *_ = told.splitlines()
        piece = german.say("king-of-the-mountain/piece", kind=kind)
        assert f"`{own[kind]}@A1`" in first and piece in first
    await arrange(world, table(*ARMIES, reserves=(clash, "")))
    assert f"{own[clash]}@" in await suggested(world, "ann", "")
    assert await suggested(world, "ann", "", **{"from": f"{own[clash]}@"}) == ["A1"]


async def test_a_wrong_square_is_answered_with_those_that_would_be_right(world: World) -> None:
    await sit(world, *ARMIES, reserves=("NP", ""))
    for words_of_it, told in {
        ("D4", "F9"): "From D4 it can go to",
        ("D9", "D8"): "That piece isn't yours. These can move: King C3, Rook D4",
        ("J10", "J11"): "These can move: King C3",
        ("I6", "I7"): "From I6 it can go to",
        ("D9",): "These can move: King C3",
        ("G@",): "You don't have that piece in reserve. You can re-spawn `N@` Knight, `P@` Cannon.",
    }.items():
        assert told in await typed(world, "ann", *words_of_it), words_of_it
    assert "×D9 Rook" in await typed(world, "ann", "D4", "F9")


async def test_no_other_move_is_played_than_the_one_that_is_written(world: World) -> None:
    await sit(world, *ARMIES, reserves=("NP", ""))
    before = await world.rows()
    for wrong, right in {
        "N@E5": "N@A1",
        "G4*I4": "G4-I4",
        "G4-I2": "G4*I2",
        "D4xD8": "D4-D8",
    }.items():
        assert right in await typed(world, "ann", wrong)
    assert await world.rows() == before


async def test_nonsense_and_what_the_rules_forbid_is_refused_in_a_sentence(world: World) -> None:
    await sit(world, "KC3 RD4 HH6", "KQ17 RD9 RF5 RA4", reserves=("NP", ""))
    before = await world.rows()
    for words_of_it, told in {
        ("castle",): "I can't read “castle” as a move",
        ("Z99", "A1"): "I can't read “Z99 A1” as a move",
        ("A20", "A1"): "I can't read “A20 A1” as a move",
        ("A0", "A1"): "I can't read",
        ("E5", " "): "I can't read “E5",
        ("K@",): "don't have that piece in reserve",
        ("D4-D5", "D6"): "I can't read “D4-D5 D6” as a move",
        ("D9",): "You have no piece on D9 that can move",
        ("Z@",): "I can't read “Z@” as a move",
        ("R@",): "don't have that piece in reserve",
        ("@",): "I can't read",
        ("**D4** `x`", "@everyone"): "I can't read",
        ("z" * 300,): "I can't read “zzz",
        ("D9", "D8"): "That piece isn't yours",
        ("J10", "J11"): "There's no piece on that square",
        ("D4", "F9"): "can't go there",
        ("D4", "D4"): "can't go there",
        ("D4", "D10"): "can't go there",
        ("H6", "H5"): "may land on a wall",
        ("C3", "C4"): "Your King can't go where",
    }.items():
        assert told in await typed(world, "ann", *words_of_it), words_of_it
    assert "not your turn" in await typed(world, "bob", "D9", "D8")
    assert await world.rows() == before


async def test_a_piece_that_cannot_move_is_told_as_one(world: World) -> None:
    await sit(world, "KA1 RA2 HB2 HB1 RA3 HH6", "KQ17")
    told = await typed(world, "ann", "A2", "A5")
    assert "You have no piece on A2 that can move. These can move: " in told
    assert "Pick it in your hand" not in told


async def test_a_square_alone_opens_the_hand_with_that_piece_picked(world: World) -> None:
    await sit(world, *ARMIES)
    before = await world.rows()
    hand = await asked(world, "ann", "g4")
    assert "Archer `G4`.** One or two squares straight" in said_privately(hand)
    assert await world.rows() == before
    await go(world, "ann", hand, "I2")
    assert "`G4*I2`" in words(await world.board())


async def test_a_square_alone_leaves_the_direction_open_if_a_piece_has_many(world: World) -> None:
    await sit(world, "KA2 QK11 HB2", "KQ17", board="valleys")
    hand = await asked(world, "ann", "k11")
    assert len([args for args in args_of(hand, "pick") if args.startswith("K11")]) > 1
    await pick(world, "ann", hand, "K11", "K1")
    await go(world, "ann", hand, "K1")
    assert "`K11-K1`" in words(await world.board())


async def test_nothing_re_spawns_where_own_pieces_stand_on_both_points(world: World) -> None:
    await sit(world, "RA1 HE5", "", reserves=("N", ""))
    assert "your own pieces stand on both" in await typed(world, "ann", "N@")
    assert "N@" not in await suggested(world, "ann", "")


async def test_it_is_refused_before_the_armies_stand_and_to_whom_it_does_not_concern(
    world: World,
) -> None:
    assert "not at any King of the Mountain table" in await typed(world, "ann", "E5", "E9")
    await world.open_table("ann", game=SLUG)
    assert "hasn't started" in await typed(world, "ann", "E5", "E9")
    assert await suggested(world, "ann", "") == []
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    before = await world.rows()
    assert "can't do that now" in await typed(world, "ann", "E1", "E2")
    assert await suggested(world, "ann", "") == []
    assert "not at any King of the Mountain table" in await typed(world, "stranger", "E5", "E9")
    assert await suggested(world, "stranger", "") == []
    assert await world.rows() == before
    await arrange(world, table("KI9", ""))
    assert "ann's King has reached the centre" in await typed(world, "ann", "I9", "J10")
    assert "not at any King of the Mountain table" in await typed(world, "bob", "Q17", "Q16")
    assert await suggested(world, "bob", "") == []


def _only_a_rook(change: Change) -> None:
    change.record.state = table("RD4", "")


async def test_who_sits_in_two_matches_says_which_one_and_is_offered_them(world: World) -> None:
    first = await begin(world, "ann", "bob")
    second = await begin(world, "ann", "cem")
    await world.ask("dora", "play high-card")
    for record in await world.all_matches():
        if record.slug == SLUG:
            await world.do(world.bot.ledger.change(record.id, _only_a_rook))
    assert "several tables" in await typed(world, "ann", "D4", "D5")
    assert await suggested(world, "ann", "") == []
    offered = await world.people["ann"].autocomplete(world.channel, "move", "match", "")
    assert {choice["value"] for choice in offered} == {first.id, second.id}
    assert await suggested(world, "ann", "D", match=second.id) == ["D4"]
    await typed(world, "ann", "D4", "D5", match=second.id)
    assert on((await world.now(second)).state, "D5") == "R1"
    assert on((await world.now(first)).state, "D5") == ""
    assert "not at that table" in await typed(world, "cem", "Q17", "Q16", match=first.id)
    place = (await world.now(first)).shown.place_id
    result = await asked(world, "ann", "D4-D6", place=world.place(place))
    assert "To play: 🟦 **bob**" in said_privately(result)
    assert on((await world.now(first)).state, "D6") == "R1"


async def test_suggestions_are_the_pieces_that_can_move_and_their_squares(world: World) -> None:
    await sit(world, "KC3 RD4 AG4 QD3 HA18 HB19", "RD9 GI2", reserves=("NNP", ""))
    assert await suggested(world, "ann", "") == [
        *("C3", "D3", "D4", "G4", "A18", "B19", "N@", "P@")
    ]
    assert await suggested(world, "ann", "d") == ["D3", "D4"]
    assert await suggested(world, "ann", " g4") == ["G4"]
    assert await suggested(world, "ann", "n") == ["N@"]
    assert await suggested(world, "ann", "zzz") == []
    assert await suggested(world, "ann", "4") == []
    assert await suggested(world, "bob", "") == []
    assert await suggested(world, "bob", "", **{"from": "D9"}) == []
    rook = await suggested(world, "ann", "", **{"from": "D4"})
    assert {"D9", "A4", "F4"} <= {*rook}
    assert not {"D10", "G4", "C3"} & {*rook}
    assert await suggested(world, "ann", "I", **{"from": "g4"}) == ["I4", "I2"]
    assert await suggested(world, "ann", "", **{"from": "N@"}) == ["A1"]
    assert await suggested(world, "ann", "", **{"from": "D9"}) == []
    assert await suggested(world, "ann", "", **{"from": "nonsense"}) == []
    assert len(await suggested(world, "ann", "", **{"from": "D3"})) == 25
    names = await world.people["ann"].autocomplete(
        world.channel, "move", "to", "D9", **{"from": "D4"}
    )
    assert [choice["name"] for choice in names] == ["D9 · ×Rook"]
    hand = await asked(world, "ann", "G4", "I2")
    assert labels(hand) == ["More"]
    assert "Your last move: `G4*I2`" in words(hand)
    assert "`G4*I2`" in words(await world.board())
