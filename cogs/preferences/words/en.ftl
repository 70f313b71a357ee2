## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Your preferences
switch = { $what ->
    [direct_hands-on] Your hands come as **direct messages**.
    [direct_hands-off] Your hands open **in the channel**, and only you can see them.
    [pings-on] You're **pinged** when it's your turn.
    [pings-off] You're **not pinged** when it's your turn.
    [plays_forced-on] When you have only one move, **I make it** if that gives nothing away.
    [plays_forced-off] You make **every move yourself**, even when you have only one.
    [open_hands-on] After a round, spectators **can see your cards** if the whole table agrees.
    [open_hands-off] Spectators **never see your cards**.
    [challenges-on] Others **can challenge you**.
   *[challenges-off] Others **can't challenge you**.
 }
button-switch = { $what ->
    [direct_hands-on] Open hands in the channel
    [direct_hands-off] Send hands by direct message
    [pings-on] Don't ping me
    [pings-off] Ping me
    [four_colours-on] Use a two-colour deck
    [four_colours-off] Use a four-colour deck
    [coaching-on] Turn off advice
    [coaching-off] Give me advice in my first matches
    [plays_forced-on] Let me make every move
    [plays_forced-off] Make my only move for me
    [open_hands-on] Keep my cards hidden
    [open_hands-off] Show my cards once a round is over
    [challenges-on] Turn off challenges
   *[challenges-off] Allow challenges
 }
menu-refused = People who can't challenge you
unknown-switch = I don't know that setting. Use /preferences again.

## Commands

command-preferences = preferences
    .about = Change your pings, language and other preferences
    .help = pings, hands by direct message, automatic moves, a four-colour deck, your language. *Your data* shows what's stored about you and lets you export or delete it
    .language = language
    .language-about = The language I speak with you
