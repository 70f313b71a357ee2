"""The next game night on a front page."""

from typing import Final

from bot.app import Castellan
from bot.feature import FrontPart, Scene
from bot.pages.model import Button
from cogs.game_nights import store
from cogs.game_nights.pages import moment, night_title

NIGHTS_VERB: Final = "game_nights"


def add_to_front(bot: Castellan) -> None:
    async def front(scene: Scene) -> FrontPart:
        language = scene.language
        button = Button(language.say("Game nights"), NIGHTS_VERB)
        planned = await bot.database.read(store.of_server, scene.guild_id or 0)
        nights = [night for night in planned if scene.asker.views(night.channel_id)]
        if not nights:
            return FrontPart((), (button,))
        night = nights[0]
        title = (
            f"[{night_title(night, bot.presenters[night.slug], language)}]({store.link_to(night)})"
        )
        told = f"🌙 **{title}** · {moment(night.starts_at, 'R')}"
        return FrontPart((told,), (button,))

    bot.sockets.front["game_nights"] = front
