"""A newcomer who knows two commands, and finds the rest by buttons."""

from simcord import ResponseMessage

from tests.cogs.game_nights.holding import plan
from tests.support.reading import heading
from tests.support.world import World, answer, buttons, labels, said_privately, words

NEW = "newcomer"


async def front(world: World) -> ResponseMessage:
    return answer(await world.people[NEW].slash(world.channel, "tables"))


async def press(world: World, page: ResponseMessage, label: str) -> ResponseMessage:
    """Press a button of a private page; the page that it leads to."""
    return answer(await world.people[NEW].click(page, label=label))


async def choose(world: World, page: ResponseMessage, verb: str) -> ResponseMessage:
    """Choose the first line of a menu; the page that it leads to."""
    menu = next(each for each in buttons(page) if each["custom_id"].split(":")[2] == verb)
    first = menu["options"][0]["value"]
    chosen = world.people[NEW].select(page, [first], custom_id=menu["custom_id"])
    return answer(await chosen)


async def test_the_front_page_leads_everywhere(world: World) -> None:
    """To computers, an open table, today's deal, a game night, and one's last match's review."""
    world.welcome(NEW)
    night = (await plan(world)).night
    await world.open_table("bob")
    page = await front(world)
    assert f"/{night.message_id})" in page.content

    nights = await press(world, page, "Game nights")
    assert str(night.message_id) in nights.content

    deals = await press(world, page, "Today's deals")
    deal = await press(world, deals, "Kill the Kings")
    assert "Only you see this" in words(deal)
    (mine,) = await world.bot.queries.matches_of(world.people[NEW].id)
    assert mine.shared_deal is not None
    asked = await press(world, deal, "Concede")
    await press(world, asked, "Yes, concede")

    games = await press(world, page, "Play computers")
    hand = await press(world, games, "King of the Hill")
    await world.let_all_decide()
    more = await press(world, hand, "More")
    asked = await press(world, more, "Leave")
    await press(world, asked, "Yes, leave")

    found = await press(world, page, "Finished matches")
    replay = await choose(world, found, "replay")
    review = await press(world, replay, "Review")
    assert heading(review).startswith("Review · ")

    joined = await choose(world, page, "sit")
    assert "You're at the table in" in words(joined)
    seated = await world.bot.queries.matches_of(world.people[NEW].id)
    assert [each.host_id for each in seated] == [world.people["bob"].id]


async def test_play_opens_a_table_that_says_how_to_go_on(world: World) -> None:
    world.welcome(NEW)
    opened = await world.people[NEW].slash(world.channel, "play high-card")
    assert "Your table is open" in said_privately(opened)
    assert {"Join", "Play vs computers", "Learn in two minutes"} <= {*labels(await world.lobby())}


async def test_what_is_opened_from_the_list_is_not_replaced_by_it(world: World) -> None:
    world.welcome(NEW)
    page = await front(world)
    opened = [
        await press(world, page, label)
        for label in ("Open a table", "Play computers", "Finished matches", "Game nights")
    ]
    before = [words(each) for each in opened]
    await world.open_table("ann")
    await world.env.advance_time(5.1)
    assert "**ann**" in words(page)
    assert [words(each) for each in opened] == before
