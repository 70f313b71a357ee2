## Discord's refusals: what each means for a message, and how to explain it to a person

spent = I can't change a message that old. Use /hand to see your cards and the table again.
no-access = I can't see that channel. Ask a server manager to let me in.
forbidden = I'm missing a permission here. /help lists what I need.
locked = This thread is locked, so I can't show anything in it. Ask a server manager to unlock it.
automod = This server's filters (AutoMod) blocked my message. Ask a server manager to let me through.
no-uploads = This server isn't accepting my pictures right now. Ask a server manager about it.
no-direct-messages = Your direct messages are closed, so I can't write to you there.
unknown-channel = This match's channel was deleted. You can still play from /hand.
unknown-message = That message is gone. Use /hand to see the table again.
too-many-threads = This server has too many open threads. Ask a server manager to close some.
old-edit = That message is too old to change. Use /hand to post a fresh one.
limited = Discord has asked me to slow down here. I can continue { $moment }.

## Rate limits per person

too-often = That's a bit fast for me. Give me a moment, then try again.

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = You can't write in this channel, so try that in another one.
later = Discord isn't accepting my messages right now, so I'll keep trying.
refused = Discord isn't accepting my messages there.
permission = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [embed_links] Embed Links
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [create_public_threads] Create Public Threads
    [send_messages_in_threads] Send Messages in Threads
    [manage_roles] Manage Roles
   *[mention_everyone] Mention @everyone, @here, and All Roles
 }
timed-out = I've been put in time-out on this server. It ends { $moment }.
no-mention = I can't mention { $role }, because I'm missing: **{ $permissions }**.
no-role = { $why ->
    [managed] { $role } is managed by Discord, so I can't give it to anyone.
    [powerful] { $role } lets its members moderate this server, so I won't give it to anyone.
    [forbidden] I can't give { $role }, because I'm missing: **{ $permissions }**.
   *[higher] I can't give { $role }, because it's above my own role. Drag my role higher in the server's list of roles.
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = That button no longer works. Use /hand to get back to a match, or run the command again.
old-form = That form has expired. Open it again, and fill it in once more.
reply-refused = { $what ->
    [match] Discord rejected my reply. Your match is safe. Use /hand to see how it stands.
   *[page] Discord rejected my reply. Nothing is lost. Try again, or use /hand if it was about a match.
 }
nothing-saved = I can't save anything right now, so nothing has changed. Please try again in a moment.
other-rules = This match uses rules that I don't have any more, so I can't continue it. Its board will say what happens next.
moved = That command has moved. Use { $now } instead.
changed-command = That command has changed since your Discord loaded it. Restart Discord, then type it again.
restarting = I'm restarting. Please try again in a few seconds.
failed = Sorry, something went wrong on my side. Your match is safe: /hand shows it. If it keeps happening, give the people who run me this code: { $trace }
