## Watching a match: a private page that follows it

stopped = You've stopped watching.

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = You're watching; only you can see this.
last-hands = **All hands** from the last finished round, as they were when play started.
expired = I can only keep this page live for 15 minutes, so it has stopped updating. Press *Keep watching* to carry on.
no-hands = The first round isn't over yet. Once it is, you'll see everyone's cards here.
button-keep-watching = Keep watching
button-stop-watching = Stop watching
button-back-table = Back to the table

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = Too many people are already watching this match. You can see the same on the board.
