### What the house says in the browser: the door, the waiting room, the frame of a game, its end

## The door

aprendiz = Aprendiz
welcome = Three games of magic for one table.
no-account = No account, no advertising: just play.
title-flautz = FLAUTZ!
title-magus = Magus Novatus
title-labyrinth = The Magic Labyrinth
about-flautz = Catch the scrolls that swirl through the tower and make the best spell of them.
about-magus = Mix what the shelf offers and cast your spells before the bell rings.
about-labyrinth = Find the way through a maze nobody can see.
play-now = Play now
invite-friends = Invite friends
one-device = On one device
table-not-set = The table is being set.
rules-of = Rules of { $game }
my-tables = Your tables
open-tables = Open to everybody
past-tables = Earlier games
nobody-yet = nobody yet
more-tables = { $count } more
delete = Delete
delete-table = Delete the table
delete-table-means = The table and all that is kept of its games will be gone for everybody.
delete-this = Delete { $game } with { $names }
join = Join a table
code = Code
code-hint = From the invitation, or from your other device.
come-in = Come in
coming-in = Coming in…
invitation-void = This invitation leads nowhere
to-the-door = To the door
try-again = Try again
settings = Settings
language = Language
appearance = Light
appearance-auto = As the device
appearance-light = Day
appearance-dark = Night
sound = Sound
close = Close
cancel = Cancel

## Before the game

way-bots = With bots
way-friends = With friends
way-device = One device
lead-bots = You against bots, right now.
lead-friends = You get a link, a code and a picture to scan.
lead-device = You pass the device on after each turn.
begin-bots = Deal the cards
begin-friends = Open the table
begin-device = Deal the cards
setting-the-table = Setting the table…
who-plays = Who plays?
your-name = Your name
name = Name
apprentice = Apprentice
name-of = Name { $number }
add-person = One more person
remove-person = Without { $name }
bots-beside = Bots as well
opponents = Opponents
chairs = Chairs
chairs-hint = Bots can take those that stay free.
one-more = One more
one-less = One less
level = How strong?
level-novice = Novice
level-adept = Adept
level-master = Master
memory-help = Memory help
memory-help-means = Notes what you have seen, so that you need not remember it.
which-evening = What kind of evening?
preset-first = First time
preset-first-means = One match, about 10 minutes, for ages 7 and up.
preset-family = Family evening
preset-family-means = Three crystals win, about 30 minutes.
preset-masters = Masters
preset-masters-means = Five long matches with values up to 7, about an hour.
preset-own = Your own mix
preset-own-means = As you chose under “Options”.

## Options

options = Options
at-the-table = At the table
label-arena = Arena
label-arena-usual = Usual
label-arena-short = Short
label-arena-long = Long
label-arena-own = Your own
explain-arena-own = Field by field, as you like.
field-number = Field { $number }
add-field = Another field
remove-field = One field less
label-mode = Goal
label-mode-crystals = Crystals
label-mode-matches = Points
label-matches = Matches
label-ties = Ties
label-ties-each = One each
label-ties-nobody = Nobody
label-final_turns = Final turns
label-final_turns-track = Track first
label-final_turns-all = For everybody
label-starter = Who starts
explain-starter = Who begins the first match.
chance-decides = Chance
chair = Chair { $number }
label-limit = Limit
explain-limit = After so many turns no new match begins.
no-limit = None
turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
label-edition = Box
label-edition-classic = Classic
label-edition-wide = Wide
label-edition-own = Your own
explain-edition-own = From a file that you made.
choose-box = Choose the file
begin-box = A file to begin with
box-is = In the box: { $name }.
label-name = Name
label-clock = Clock
explain-clock = If somebody runs out of time, a bot makes the move.
clock-none = None
clock-none-means = Take your time.
clock-quick = Quick
clock-quick-means = 30 seconds for each move.
clock-calm = Calm
clock-calm-means = 2 minutes for each move.
clock-bank = Tournament
clock-bank-means = 10 minutes for the whole game, and 10 seconds more with each move.
label-sits-in = Somebody is away
explain-sits-in = How long to wait until a bot sits in for them. They can always come back.
host-decides = Never by itself
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
sits-in-level = The bot that sits in
spectators = Spectators
spectators-mean = Whoever has the link may watch.
listed = Open table
listed-means = Everybody on this server sees the table and may sit down.

## The waiting room

waiting-room = Waiting room
waiting-room-of = { $game }: it begins once everybody is seated.
take-a-chair = Take a chair
sit-down = Sit down
sit-here = Sit here
sit-another = Sit here, too
no-chair-left = All chairs are taken. The host can add one.
free-chair = Free chair { $number }
bot = Bot
chair-more = One chair more
chair-less = One chair less
tools-for = Actions for { $name }
rename = Rename
help-on = Memory help on
help-off = Memory help off
seat-bot = Bot: { $level }
move-up = Move up
move-down = Move down
free-it = Free the chair
stand-up = Stand up
send-away = Send away
send-away-means = { $name } has to leave the table. In a running game a bot plays on.
mark-you = you
mark-away = away
mark-helped = memory help
mark-open = open hand
mark-sits-in = { $level } sits in
invite = Invite
invite-how = Scan the picture, open the link, or type the code at the door.
show-invitation = Show the invitation
qr = Picture with the link, for a phone's camera
link = Link
copy = Copy
copied = Copied.
copy-by-hand = Selected: copy it by hand.
new-code = New code
no-address = Other devices cannot reach this one yet. Connect it to your Wi-Fi and start Aprendiz so that the network can reach it; then the link appears here.
agreed = What was agreed
change = Change
agree = Agreed
matches = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
clock-each = Clock: { $seconds } seconds for each move
clock-all = Clock: { $minutes } minutes for the whole game
sits-in-agreed = { $count ->
        [one] A bot sits in after { $count } minute away.
       *[other] A bot sits in after { $count } minutes away.
    }
sealed-chance = Sealed chance
sealed = The chance of this game lies sealed in an envelope. Nobody can change it any more.
sealed-more = What does that mean?
sealed-means = Before the game the server chooses its chance and shows only the seal. Then every device adds a share of its own. At the end the envelope is opened, and anybody can check that every card came from it.
seal = Seal
seed = Opened seed
shares = Shares of the devices
begin = Begin
all-ready = Everybody is seated. You can begin!
chairs-free = { $count ->
        [one] One chair is still free: wait for somebody, or let a bot sit down.
       *[other] { $count } chairs are still free: wait for somebody, or let bots sit down.
    }
waits-for-share = { $name }'s device is just adding its share to the chance.
fill-with-bots = Fill with bots
host-begins = The host begins once everybody is seated.
sits-down = { $name } sits down.
stands-up = { $name } has left the table.
is-back = { $name } is back.
is-away = { $name } is away.

## In the game

menu = Menu
rules = Rules
read-rule = Read rule { $rule }
sound-on = Sound on
sound-off = Sound off
language-and-look = Language and light
pause = Pause
resume = Go on
paused = The host has paused the game.
paused-by-you = The game is paused.
host-tools = People and table
who-is-here = Who is here
let-sit-in = Let a bot sit in: { $level }
reissue = Code for a lost device
end-game = End the game
end-game-means = The game ends now, without a result.
other-device = Go on with another device
pass-on-how = Open the link on the other device, or type this code at the door there:
pass-on-means = The code is good once, for ten minutes. The chair then belongs to the other device.
open-hand = Agree to open hands
close-hand = No open hands
leave-table = Leave the table
leave-table-means = A bot plays on for you; you cannot come back to this game.
undo = Take back
talk = Say something
clocks = Clocks
bot-plays-for = A bot plays for { $name }.
take-chair-back = Take the chair back
looking-on = You are watching.
looking-on-open = You are watching and see all hands.
game-without-you = This game began without you, and the table takes no spectators. Wait here for the next one.
away = The connection is lost; it comes back by itself.
away-long = The server does not answer. Is it still running, and is this device in the same network?
turn-of = It is { $name }'s turn.
turn-of-several = { $names } have to choose.
pass-device = Pass the device on, then tap.
i-am = I am { $name }
what-happened = What happened
undo-of = { $name } takes the move back

## The end

game-over = The game is over.
see-result = The result
result = The result
stopped = The game was ended
stopped-means = The host ended it early, so nobody has won.
see-table = See the table
rematch = Another game
ask-rematch = Another game?
envelope = The sealed envelope
envelope-means = Before the first card, the chance of this game was sealed. Now the envelope can be opened.
verify = Open and verify
chance-was-fixed = { $count ->
        [one] It is true: the one thing that chance decided was fixed before the game.
       *[other] It is true: all { $count } things that chance decided were fixed before the game.
    }
chance-was-not-fixed = This does not fit: what was played does not follow from the sealed chance.
share-is-in-it = The share of this device is in it, just as it was sent.
share-is-missing = The share of this device is not in it.
proof-details = Seal, seed and shares
take-home = To take home
record-means = The record holds every move and all chance; with it anybody can replay and verify the game.
record = Download the record
seat-log = What you were shown

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
rules-unread = The rules could not be read just now.
rule-number = Rule { $number }
credits = Credits
credits-thanks = Many people's work lies on this table. Thank you!
credits-games = Games
credits-games-worded = Everything that is said of them here is in our own words.
credits-signs = Drawings
credits-signs-changed = From game-icons.net, in our own colours and sizes.
credits-fonts = Typefaces
credits-libraries = Software

## Where there is nothing

nothing-here = There is nothing here
nothing-here-means = Perhaps the address was mistyped. Everything begins at the door.
table-gone = The table is gone
table-gone-means = The host has deleted it, or your chair is somebody else's now.
not-let-in = This table does not let you in
other-version = The server has another version
other-version-means = This page and the server do not understand each other. Once the server has been updated, try again.
remedy-no-connection = The server cannot be reached just now; try again in a moment.
remedy-not-stored = It could not be stored; nothing has changed. Try again.
