# What frames every page: its name, the way to the pages, what is said when nothing else can be.

# The title of the browser’s window, on the board’s page and on the others.
page-title = noyes: a sliding puzzle that is dealt right
page-title-of = { $page } · noyes

# Where scripts are switched off; no values here.
page-no-script = The game needs JavaScript and WebAssembly. Please allow them for this page.
page-failed = The game could not be loaded. Check the connection; an old browser may need an update.
# A link after the sentence above.
page-load-again = Load the page again

# The pages; on a phone five of them stand side by side, so a word of ten letters at most.
page-pages = Pages
page-play = Play
page-own = Own board
page-records = Records
page-online = Online
page-why = Why?
page-lab = Lab
page-help = Help
# A finished game looked at again: its page, and the button that leads there.
page-review = Review
page-review-it = Review

# The sign before a verdict, then the verdict: “Yes it can be solved”.
page-yes = Yes
page-no = No
page-can-be-solved = it can be solved
page-cannot-be-solved = it cannot be solved

page-close = Close
page-copied = Copied

# A large number, cut off after two digits: “about 4.6 × 10¹⁵⁷”.
page-about = about { $number }
page-percent = { $number }%

# Things one after the other: “1, 2 and 3” is made of these from left to right.
page-list-next = { $list }, { $item }
page-list-last = { $list } and { $item }

# Shown for a moment where a page (the Lab, Help, …) will stand.
page-loading = This page is being loaded.
# Such a page could not be loaded. A button follows: page-try-again.
page-not-loaded = This page could not be loaded. It needs a connection the first time; the game itself goes on without.
# The panels below the board could not be loaded. A button follows: page-try-again.
page-panels-not-loaded = The rest of the page could not be loaded: hints, challenges, records and settings are missing. The board can be played.
page-try-again = Try again

# Said while a game goes on; the button after it loads the page again, and the game is still there.
page-update-ready = A new version of the game is ready.
page-update-now = Load it
