## ``/preferences``: the place of hands, pings for turns, the look of the deck

language-speak-language = I speak to you in **{ $language }**.
panel-preferences = Your preferences
language-speak-discord = I speak to you in **your Discord language**.
switches-direct-hands-hands-come = Your hands come as **direct messages**.
switches-direct-hands-open-hands = Open hands in the channel
switches-direct-hands-hands-open = Your hands open **in the channel**, and only you can see them.
switches-direct-hands-send-hands = Send hands by direct message
switches-pings-pinged-when = You're **pinged** when it's your turn.
switches-pings-ping-me = Don't ping me
switches-pings-pinged-when-its = You're **not pinged** when it's your turn.
switches-pings-ping-me-2 = Ping me
switches-four-colours-deck-four = Your deck has **four colours**: clubs are green, diamonds blue.
switches-four-colours-use-two = Use a two-colour deck
switches-four-colours-deck-two = Your deck has **two colours**, red and black.
switches-four-colours-use-four = Use a four-colour deck
switches-coaching-get-advice = You get **advice** in your first matches of each game.
switches-coaching-turn-off = Turn off advice
switches-coaching-get-advice-first = You get **no advice** in your first matches of each game.
switches-coaching-give-me = Give me advice in my first matches
switches-plays-forced-when-only = When you have only one move, **I make it for you**: against computers, or when everyone can see it anyway.
switches-plays-forced-let-me = Let me make every move
switches-plays-forced-make-every = You make **every move yourself**, even when you have only one.
switches-plays-forced-make-my = Make my only move for me
switches-open-hands-spectators-see = Spectators **can see your cards** once a round is over, if everyone at the table allows it.
switches-open-hands-keep-my = Keep my cards hidden
switches-open-hands-spectators-never = Spectators **never see your cards**.
switches-open-hands-show-my = Show my cards once a round is over
switches-challenges-others-challenge = Others **can challenge you**.
switches-challenges-let-others = Don't let others challenge me
switches-challenges-others-challenge-2 = Others **can't challenge you**.
switches-challenges-let-others-challenge = Let others challenge me
panel-people-challenge = People who can't challenge you
toggle = I don't know that switch. Use /preferences again.

## Commands

command-preferences = preferences
    .about = Choose how Castellan reaches you
    .language = language
    .language-about = The language I speak with you
