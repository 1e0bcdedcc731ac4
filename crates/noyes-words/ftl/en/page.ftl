# What frames every page: its name, the way to the pages, what is said when nothing else can be.

# The game needs JavaScript and WebAssembly; shown where they are switched off. No values here.
page-no-script = The game needs JavaScript and WebAssembly. Please allow them for this page.
page-failed = The game could not be loaded. Check the connection; an old browser may need an update.
# A link after the sentence above.
page-load-again = Load the page again

page-pages = Pages
page-play = Play
page-own = Own board
page-why = Why?
page-lab = Lab
page-help = Help
