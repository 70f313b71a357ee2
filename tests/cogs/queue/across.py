"""A second server, whose people look for opponents on the first."""

from simcord import ChannelHandle, GuildHandle, ResponseMessage

from bot.match.record import Record
from bot.pages.match_form import Seek
from tests.support.world import World, answer, buttons

PEOPLE = ("ann", "zoe")
HILL = Seek("king-of-the-hill", "relaxed")


class Tower:
    """The other server, with a channel and some people; both servers allow it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.guild: GuildHandle = world.env.create_guild("The Tower")
        self.channel: ChannelHandle = self.guild.create_text_channel("stairs")
        for name in ("zoe", "yan"):
            self.welcome(name)

    def welcome(self, name: str) -> None:
        self.world.people[name] = self.guild.add_member(self.world.env.create_user(name))

    async def allow(self) -> "Tower":
        await self.world.env.settle()
        for guild in (self.world.guild, self.guild):
            await self.world.bot.guild_book.change(guild.id, visitors=True)
        return self

    def channel_of(self, name: str) -> ChannelHandle:
        away = self.world.people[name].guild.id == self.guild.id
        return self.channel if away else self.world.channel

    async def form(
        self, name: str, wish: Seek = HILL, place: ChannelHandle | None = None
    ) -> ResponseMessage:
        person = self.world.people[name]
        listed = answer(await person.slash(place or self.channel_of(name), "tables"))
        form = answer(await person.click(listed, label="Find an opponent"))
        for number, value in enumerate(wish):
            await person.select(form, [value], custom_id=buttons(form)[number]["custom_id"])
        return form

    async def seek(
        self, name: str, wish: Seek = HILL, place: ChannelHandle | None = None
    ) -> ResponseMessage:
        """Search for an opponent by the form. Returns the page."""
        form = await self.form(name, wish, place)
        await self.world.people[name].click(form, label="Start searching")
        return form

    async def match(self, wish: Seek = HILL) -> Record:
        await self.seek("ann", wish)
        await self.seek("zoe", wish)
        await self.world.env.settle()
        return await self.world.only_match()

    def hand(self, name: str) -> ResponseMessage:
        """The direct message with a player's hand, below the one that began the search."""
        *_, letter, hand = self.world.direct_messages(name)
        assert "You're looking for an opponent" in letter.content
        return hand
