"""What managers choose about evenings in ``/settings``."""

from typing import Final

from bot.base.language import sentence
from bot.preferences.server_panel import Mentioned, allowed_role

PLANNERS: Final = Mentioned(
    tab="hall",
    order=5,
    row=4,
    action="evenings",
    key="evening_role_id",
    of="roles",
    label=sentence("Who can plan evenings: only managers"),
    none=sentence("**Who can plan evenings:** only managers"),
    some=lambda role: sentence("**Who can plan evenings:** {role} and managers", role=role),
    check=allowed_role,
)
