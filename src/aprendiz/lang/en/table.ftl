### What tables say

## How far a table is

phase-waiting = not begun
phase-playing = being played
phase-over = over
phase-stopped = ended early

## Refusals

remedy-ask-the-host = That is for the host to decide: ask them.
remedy-sit-there-first = Take that chair first.
remedy-nobody-sits-there = Nobody sits there.
remedy-before-the-start = That can only be done before the start.
remedy-while-playing = That can only be done while a game is played.
remedy-rules-have-changed = This game was begun under older rules that play it differently, so it cannot go on; its moves are kept.
remedy-table-is-paused = The table is paused; the host can let it go on.
remedy-take-a-free-chair = Choose a free chair.
remedy-no-free-chair = All chairs are taken; the host can add one or free one.
remedy-choose-another-name = Somebody here has that name already: choose another one.
remedy-look-at-the-seal = The chance was sealed anew: look at the new seal, then add your share.
remedy-reclaim-the-chair = A bot plays for you: take your chair back first.
remedy-nothing-to-undo = There is nothing that you could take back: only your own last move, as long as nothing was revealed and nobody else has acted.
remedy-somebody-has-to-go = More people sit here than there would be chairs: first somebody has to go.
remedy-fill-the-chairs = First every chair has to be taken, by a person or a bot.
remedy-wait-for-a-share = { $name }'s device has not added its share to the chance yet; wait a moment.
remedy-after-the-game = That can be done when the game is over.
remedy-unknown-table = There is no such table, or it is not open to you.
remedy-ask-for-an-invitation = Ask somebody at the table for an invitation.
remedy-house-is-full = There are as many tables here as the server holds: come back later.
remedy-delete-a-table-first = You have opened many tables: delete one that you no longer need.
remedy-table-is-full = As many guests as fit have come to this table.
remedy-look-at-fewer-tables = You are looking at many tables at once: leave one of them first.
remedy-too-many-wrong-codes = Too many wrong codes were tried here; wait a little.
remedy-ask-for-another-code = This code leads nowhere, or no longer: ask for another one.
remedy-slow-down = The server has its hands full; try again in a moment.
remedy-no-such-game = There is no such game at this table.
remedy-enter-first = Enter the table first.
remedy-no-spectators = This table takes no spectators: sit down to see the game.
remedy-tap-first = Tap your seat first, so that your hand is shown to you.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-my-pleasure = You're welcome!
phrase-take-your-time = Take your time.
phrase-your-turn = It's your turn!
phrase-one-moment = One moment, please.
phrase-i-am-back = I'm back!
phrase-another-game = Another game?
phrase-good-game = Good game!
phrase-goodbye = Goodbye!

## Signs: what somebody does, after the name

phrase-smile = smiles
phrase-laugh = laughs
phrase-surprise = is amazed
phrase-thinking = is thinking
phrase-applause = applauds
phrase-heart = sends a heart
phrase-fireworks = sets off fireworks
