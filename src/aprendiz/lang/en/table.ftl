### What tables say

## How far a table is

phase-waiting = not started
phase-playing = being played
phase-over = over
phase-stopped = ended early

## Refusals

remedy-ask-the-host = That’s for the host to decide: ask them.
remedy-sit-there-first = Take that seat first.
remedy-nobody-sits-there = Nobody sits there.
remedy-before-the-start = You can only do that before the start.
remedy-while-playing = You can only do that during a game.
remedy-rules-have-changed = This game was started under older rules and can’t go on. Its moves are kept.
remedy-table-is-paused = The table is paused; the host can resume the game.
remedy-take-a-free-chair = Choose a free seat.
remedy-no-free-chair = All seats are taken; the host can add one or free one.
remedy-ask-the-player = { $name } is connected, so only { $name } can give this seat away. Wait until { $name } is away.
remedy-choose-another-name = Someone here already has that name: choose another one.
remedy-look-at-the-seal = The luck was sealed again: look at the new seal, then add your share.
remedy-look-at-the-terms = The start was called off, or something has changed since: look at the table again.
remedy-open-the-pledged-share = This is not the share that your device pledged; pledge and open the same one.
remedy-reclaim-the-chair = A bot is playing for you: take your seat back first.
remedy-nothing-to-undo = There’s nothing you can undo: only your own last move, as long as nothing was revealed and nobody else has acted.
remedy-somebody-has-to-go = More people sit here than there would be seats: someone has to leave first.
remedy-fill-the-chairs = Every seat has to be taken first, by a person or a bot.
remedy-wait-for-a-share = { $name }’s device hasn’t added its share of luck yet; wait a moment.
remedy-after-the-game = You can do that when the game is over.
remedy-unknown-table = There’s no such table, or it isn’t open to you.
remedy-ask-for-an-invitation = Ask someone at the table for an invitation.
remedy-house-is-full = The server has no room for more tables: come back later.
remedy-delete-a-table-first = You have opened many tables: delete one you no longer need.
remedy-table-is-full = This table is full.
remedy-look-at-fewer-tables = You’re looking at many tables at once: leave one of them first.
remedy-too-many-wrong-codes = Too many wrong codes were tried here: wait { $seconds } s, or come by the link or QR code.
remedy-come-by-the-link = Too many wrong codes are being tried on this server: come by the link or QR code of the invitation.
remedy-ask-for-another-code = This code doesn’t work, or no longer does: ask for another one.
remedy-slow-down = The server has its hands full; try again in a moment.
remedy-no-such-game = There’s no such game at this table.
remedy-enter-first = Join the table first.
remedy-no-spectators = This table takes no spectators: sit down to see the game.
remedy-tap-first = Tap your seat first, then you’ll see your hand.
remedy-table-is-damaged = The saved data of this table is damaged. Whoever runs the server can find out more with “aprendiz check”.
remedy-film-is-damaged = The saved data of this game is damaged. The table goes on.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-my-pleasure = You’re welcome!
phrase-take-your-time = Take your time.
phrase-your-turn = It’s your turn!
phrase-one-moment = One moment, please.
phrase-i-am-back = I’m back!
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
