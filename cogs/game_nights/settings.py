"""The settings for game nights in ``/settings``."""

from typing import Final

from bot.base.language import sentence
from bot.preferences.server_panel import Mentioned, Spot, allowed_role

PLANNERS: Final = Mentioned(
    "evenings",
    Spot("hall", 5, 4),
    key="evening_role_id",
    of="roles",
    none=sentence("**Who can plan game nights:** only managers"),
    some=lambda role: sentence("**Who can plan game nights:** {role} and managers", role=role),
    check=allowed_role,
)
