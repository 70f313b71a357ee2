## ``/preferences``: the place of hands, pings for turns, the look of the deck

heading = Your preferences
spoken = { $language ->
    [discord] I speak to you in **your Discord language**.
   *[other] I speak to you in **{ $language }**.
 }
switch = { $what ->
    [direct_hands-on] Your hands come as **direct messages**.
    [direct_hands-off] Your hands open **in the channel**, and only you can see them.
    [pings-on] You're **pinged** when it's your turn.
    [pings-off] You're **not pinged** when it's your turn.
    [four_colours-on] Your deck has **four colours**: clubs are green, diamonds blue.
    [four_colours-off] Your deck has **two colours**, red and black.
    [coaching-on] You get **advice** in your first matches of each game.
    [coaching-off] You get **no advice** in your first matches of each game.
    [plays_forced-on] When you have only one move, **I make it for you**: against computers, or when everyone can see it anyway.
    [plays_forced-off] You make **every move yourself**, even when you have only one.
    [open_hands-on] Spectators **can see your cards** once a round is over, if everyone at the table allows it.
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
    [challenges-on] Don't let others challenge me
   *[challenges-off] Let others challenge me
 }
menu-refused = People who can't challenge you
unknown-switch = I don't know that setting. Use /preferences again.

## Commands

command-preferences = preferences
    .about = Change your pings, language and other preferences
    .help = pings, hands by direct message, automatic moves, a four-colour deck, your language. *Your data* shows what's stored about you and lets you export or delete it
    .language = language
    .language-about = The language I speak with you
