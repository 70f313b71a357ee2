"""Members chosen in a menu or an option come with their permissions, as Discord sends them."""

from typing import Any

from simcord import MemberActor, UserHandle, interactions

_resolve = interactions.resolve_handle


def tell_permissions_of_members() -> None:
    """Complete what SimCord sends of a chosen member."""
    interactions.resolve_handle = _with_permissions


def _with_permissions(
    actor: MemberActor | UserHandle,
    value: Any,
    resolved: dict[str, dict[str, Any]],
    *,
    channel_id: int,
) -> None:
    _resolve(actor, value, resolved, channel_id=channel_id)
    backend, channel = actor._env.backend, actor._env.backend.get_channel(channel_id)
    member = resolved.get("members", {}).get(str(value.id))
    if member is not None and channel.guild_id is not None:
        granted = backend.compute_permissions(channel.guild_id, value.id, channel_id)
        member["permissions"] = str(granted)
