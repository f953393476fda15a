### What the house says in the browser: the door, the waiting room, the frame of a game, its end

## The door

aprendiz = Aprendiz
welcome = Three magical games, one table.
no-account = No account, no advertising: just play.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = The Magic Labyrinth
about-flautz = Catch the scrolls that swirl through the tower and make the best spell from them.
about-magus = Mix what the shelf offers and cast your spells before the bell rings.
about-labyrinth = Find the way through a maze nobody can see.
play-now = Play now
invite-friends = Invite friends
one-device = On one device
in-words = You play it in words for now; its own table is being set.
rules-of = Rules of { $game }
my-tables = Your tables
open-tables = Open to everyone
past-tables = Earlier games
nobody-yet = nobody yet
more-tables = Show { $count } more
delete = Delete
delete-table = Delete the table
delete-table-means = The table and everything kept of its games will be gone for everyone.
delete-this = Delete { $game } with { $names }
join = Join a table
code = Code
code-hint = From the invitation, or from your other device.
come-in = Join
coming-in = Joining…
invitation-void = This invitation no longer works
to-the-door = Back to start page
try-again = Try again
settings = Settings
language = Language
appearance = Look
appearance-auto = Same as device
appearance-light = Day
appearance-dark = Night
sound = Sound
simple-view = Simple view
simple-view-means = Every game in words instead of pictures.
close = Close
cancel = Cancel

## Before the game

way-bots = With bots
way-friends = With friends
way-device = One device
lead-bots = You against bots, right now.
lead-friends = You get a link, a code and a QR code.
lead-device = You pass the device on after each turn.
begin-bots = Start the game
begin-friends = Open the table
begin-device = Start the game
setting-the-table = Setting the table…
who-plays = Who plays?
your-name = Your name
name = Name
apprentice = Apprentice
name-of = Name { $number }
add-person = Add a person
remove-person = Remove { $name }
bots-beside = Bots as well
opponents = Opponents
chairs = Seats
chairs-hint = Bots can take the free ones.
one-more = One more
one-less = One less
level = How strong?
level-novice = Novice
level-adept = Adept
level-master = Master
memory-help = Memory help
memory-help-means = Keeps track of what you’ve seen, so you don’t have to.
which-evening = How do you want to play?
preset-usual = As usual
preset-usual-means = The game as the rulebook describes it.
preset-own = Your own mix
preset-own-means = As you chose under “Options”.

## Options

options = Options
at-the-table = At the table
answer-yes = Yes
answer-no = No
chance-decides = Luck
chair = Seat { $number }
unit-turns = { $count ->
        [one] turn
       *[other] turns
    }
remove-entry = Remove: { $entry }
label-edition = Box
label-edition-classic = Classic
label-edition-own = Your own
explain-edition-own = From a file you made.
choose-box = Choose a file
begin-box = Download a starter file
box-is = In the box: { $name }.
label-name = Name
label-clock = Clock
explain-clock = If someone runs out of time, a bot makes their move.
clock-none = None
clock-none-means = Take your time.
clock-quick = Quick
clock-quick-means = 30 seconds per move.
clock-calm = Calm
clock-calm-means = 2 minutes per move.
clock-bank = Tournament
clock-bank-means = 10 minutes each for the whole game, plus 10 seconds per move.
label-sits-in = If someone is away
explain-sits-in = How long to wait before a bot takes over. They can always come back.
host-decides = Only when the host says so
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
sits-in-level = The bot that takes over
spectators = Spectators
spectators-mean = Anyone with the link can watch.
listed = Open table
listed-means = Everyone on this server sees the table and can sit down.

## The waiting room

waiting-room = Waiting room
waiting-room-of = { $game }: it starts once everyone is here.
take-a-chair = Take a seat
sit-down = Sit down
sit-here = Sit here
sit-another = Seat someone else here
no-chair-left = All seats are taken. The host can add one.
free-chair = Free seat { $number }
bot = Bot
chair-more = Add a seat
chair-less = Remove a seat
tools-for = Actions for { $name }
rename = Rename
help-on = Turn on memory help
help-off = Turn off memory help
seat-bot = Bot: { $level }
move-up = Move up
move-down = Move down
free-it = Free the seat
stand-up = Stand up
send-away = Send away
send-away-means = { $name } has to leave the table. In a running game, a bot takes over.
mark-you = you
mark-away = away
mark-helped = memory help
mark-open = open hand
mark-sits-in = bot playing: { $level }
invite = Invite
invite-how = Scan the QR code, open the link, or type the code on the start page.
show-invitation = Show the invitation
qr = QR code with the link, for a phone’s camera
link = Link
copy = Copy
copied = Copied.
copy-by-hand = Selected: copy it by hand.
new-code = Get a new code
no-address = Other devices can’t reach this one yet. Connect it to your Wi-Fi and start Aprendiz so that the network can reach it; then the link appears here.
agreed = What we’re playing
change = Change
agree = Done
clock-each = Clock: { $seconds } seconds per move
clock-all = Clock: { $minutes } minutes each for the whole game
sits-in-agreed = { $count ->
        [one] A bot takes over after { $count } minute away.
       *[other] A bot takes over after { $count } minutes away.
    }
sealed-chance = Sealed luck
sealed = The luck of this game is sealed in an envelope. Nobody can change it now.
sealed-more = What does that mean?
sealed-means = Before the game, the server fixes its luck and shows only the seal, and every device pledges a share of its own. Once the host starts, the shares are opened and the game begins at once. At the end the envelope is opened, and anyone can check that everything left to luck came from it.
seal = Seal
seed = Opened seed
shares = Shares of the devices
pledges = Pledged shares (their hashes)
begin = Start
all-ready = Everyone’s here. You can start!
start-called-off = The last start was called off: something changed, or a device didn’t answer in time. You can start again.
chairs-free = { $count ->
        [one] One seat is still free: wait for someone, or let a bot sit down.
       *[other] { $count } seats are still free: wait for someone, or let bots sit down.
    }
waits-for-share = { $name }’s device is adding its share of luck.
fill-with-bots = Fill with bots
host-begins = The host starts once everyone is here.
sits-down = { $name } sits down.
stands-up = { $name } has left the table.
is-back = { $name } is back.
is-away = { $name } is away.

## In the game

menu = Menu
rules = Rules
read-rule = Read rule { $rule }
sound-on = Turn sound on
sound-off = Turn sound off
language-and-look = Language and look
pause = Pause
resume = Resume
paused = The host has paused the game.
paused-by-you = The game is paused.
host-tools = People and table
who-is-here = Who is here
let-sit-in = Let a bot take over: { $level }
reissue = Code for a lost device
end-game = End the game
end-game-means = The game ends now, without a result.
other-device = Switch to another device
pass-on-how = Open the link on the other device, or type this code on the start page there:
pass-on-means = The code works once, within ten minutes. The seat then belongs to the other device.
open-hand = Agree to open hands
close-hand = Keep hands hidden
leave-table = Leave the table
leave-table-means = A bot takes over for you; you can’t come back to this game.
undo = Undo
talk = Say something
clocks = Clocks
bot-plays-for = A bot is playing for { $name }.
take-chair-back = Take the seat back
looking-on = You’re watching.
looking-on-open = You’re watching and can see all hands.
ends-soon = This game is very long. After { $moves } moves it ends without a result.
game-without-you = This game started without you, and the table takes no spectators. Wait here for the next one.
away = Connection lost. Reconnecting…
away-long = The server isn’t answering. Is it still running, and is this device on the same network?
not-continued = This isn’t the table you left: the server has lost or changed something since. You can go on from here.
go-on-from-here = Go on from here
turn-of = It’s { $name }’s turn.
turn-of-several = { $names } have to choose.
pass-device = Pass the device on, then tap.
i-am = I’m { $name }
what-happened = What happened
earlier-events = { $count ->
        [one] { $count } earlier event
       *[other] { $count } earlier events
    }
undo-of = Undo { $name }’s move

## At every table

your-turn = Your turn
is-playing = { NAME($seat) } is playing
one-moment = One moment…
is-over = The game is over
choose-again = Choose again
go-on = Go on
players = Players
bot-level = { $level ->
        [novice] bot, novice
        [adept] bot, adept
        [master] bot, master
       *[other] bot
    }
story = The story so far
your-moves = Your moves
your-things = What you have
on-the-table = What’s on the table
board-row = Row { $number }
board-column = Column { $number }
final-standing = Final standing
standing-player = Player
standing-winner = winner

## The end

game-over = The game is over.
see-result = See the result
result = The result
stopped = The game ended early
stopped-means = The host stopped it, so nobody has won.
too-long-means = It had too many moves, so nobody has won.
see-table = See the table
rematch = Play again
ask-rematch = Another game?
seat-changes = Seats that changed
seat-changes-mean = A move is counted here for every choice and for every time luck decided.
envelope = The sealed envelope
envelope-means = The luck of this game was sealed before the first move. Now the envelope can be opened.
verify = Open and verify
chance-was-fixed = { $count ->
        [one] It checks out: the one thing left to luck was fixed before the game.
       *[other] It checks out: all { $count } things left to luck were fixed before the game.
    }
chance-was-not-fixed = This doesn’t check out: what was played doesn’t follow from the sealed luck.
share-is-in-it = This device’s share is in it, just as it was sent.
share-is-missing = This device’s share isn’t in it.
starts-called-off = { $count ->
    [one] The start of this game was called off once before.
   *[other] The start of this game was called off { $count } times before.
}
proof-details = Seal, seed and shares
take-home = Keep this game
record-means = The record holds every move and all the luck; with it, anyone can replay and verify the game.
record = Download the record
seat-log = Download what you saw

## Rules and credits

rulebooks = Rulebooks
rules-search = Search the rules
rules-search-hint = A word, or a number such as 4.2.
rules-found = { $count ->
        [0] Nothing found. Try another word.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-contents = Contents
rules-unread = The rules can’t be read right now.
rule-number = Rule { $number }
credits = Credits
credits-thanks = This table holds the work of many people. Thank you!
credits-games = Games
credits-games-worded = Everything said about them here is in our own words.
credits-signs = Drawings
credits-signs-changed = From game-icons.net, in our own colours and sizes.
credits-fonts = Typefaces
credits-libraries = Software

## Where there is nothing

nothing-here = There’s nothing here
nothing-here-means = Maybe the address was mistyped. Try again from the start page.
table-gone = The table is gone
table-gone-means = The host has deleted it, or someone else has your seat now.
not-let-in = You can’t join this table
other-version = The server runs another version
other-version-means = This page and the server don’t understand each other. Try again once the server has been updated.
remedy-no-connection = The server can’t be reached right now; try again in a moment.
remedy-not-stored = It couldn’t be saved; nothing has changed. Try again.

## My evenings

evenings = My evenings
evenings-means = The games this device has finished. Only you see this list.
no-evenings = No finished game yet. The first one will be here.
evening-outcome = { $who ->
    [nobody] stopped early
    [you] you won
    [shared] you shared the win with { $names }
   *[others] { $count ->
        [one] { $names } won
       *[other] { $names } shared the win
    }
}
forget-evenings = Forget my evenings
forget-evenings-means = The list will be empty. The tables and their records stay for the others.
forget = Forget them
