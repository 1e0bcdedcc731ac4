page-title = noyes: un puzle deslizante bien mezclado
page-title-of = { $page } · noyes

page-no-script = El juego necesita JavaScript y WebAssembly. Permítelos para esta página.
page-failed = No se pudo cargar el juego. Revisa la conexión; un navegador antiguo quizá necesite una actualización.
page-load-again = Volver a cargar la página

page-pages = Páginas
page-play = Jugar
page-own = Tu tablero
page-online = En línea
page-why = ¿Por qué?
page-lab = Taller
page-help = Ayuda

page-yes = Sí
page-no = No
page-can-be-solved = tiene solución
page-cannot-be-solved = no tiene solución

page-close = Cerrar
page-copied = Copiado

page-about = unos { $number }
page-percent = { $number } %

page-list-next = { $list }, { $item }
page-list-last = { $list } y { $item }

page-review = Análisis
page-review-it = Análisis

page-loading = Esta página se está cargando.
page-not-loaded = No se pudo cargar esta página. La primera vez necesita conexión; el juego en sí sigue sin ella.
page-panels-not-loaded = No se pudo cargar el resto de la página: faltan las pistas, los retos, los récords y los ajustes. El tablero sí se puede jugar.
page-try-again = Reintentar

page-update-ready = Hay una nueva versión del juego.
page-update-now = Cargarla

page-records = Récords
