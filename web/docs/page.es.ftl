### Lo que rodea a la documentación, en español.

docs-skip = Ir al texto
docs-contents = Contenido
docs-board = Al tablero
docs-lab = Laboratorio

docs-pages = Páginas
docs-page-embed = Insertar
docs-page-opponents = Rivales
docs-page-programmers = Para programar
docs-page-reference = Referencia

## Buscar en la referencia

docs-find = Busca un nombre, un atributo o una línea
docs-found-none = No se encontró nada.

## Lo medido

docs-unmeasured = Aún sin medir.
docs-level = nivel
docs-greedy = a un turno
docs-random = al azar
docs-yardstick = UCT simple
docs-frozen = el primer rival
docs-batches = nivel 6, una tanda por posición
docs-quarter = un nivel 6 anterior con el cuádruple de tiempo
docs-helped = dos núcleos
docs-at-the-top = s por jugada en el nivel más alto
docs-plot = Porcentaje de los puntos que gana cada nivel, con su intervalo; la tabla da los números.
docs-table = Números
docs-pairing = enfrentamiento
docs-on = tablero
docs-rhombus = Rombo
docs-crown = Corona
docs-arch = Arco
docs-button = con botón
docs-time = tiempo por jugada
docs-clock-processor = tiempo de procesador
docs-games = partidas
docs-rate = puntos ganados
docs-interval = intervalo del 95 %
docs-elo = Elo
docs-median = mediana, s
docs-slowest = máximo, s
docs-komi = komi
docs-pooled = con sus vecinos
docs-fair = justo según las partidas
docs-who = jugado por

## Los valores de Constructo

docs-page-constructo = Constructo resuelto
docs-unproved = Aún sin demostrar.
docs-ring = Base hueca.
docs-medium = Base mediana.
docs-small = Base pequeña.
docs-empty = casillas vacías
docs-drawn = empate
docs-won-by = gana por
docs-everywhere = en cualquier casilla
docs-lost-by = pierde por

## Lo rápida que es la página

docs-page-speed = Rapidez
docs-figure = qué
docs-value = medido
docs-target = objetivo
docs-at-most = como mucho
docs-at-least = al menos
docs-cores = núcleos
docs-load = otros procesos en marcha, antes:
docs-pairs = pares de visitas
docs-host-plain = archivos tal cual
docs-host-pages = textos con gzip
docs-host-netlify = Brotli según el tipo
docs-phone = teléfono
docs-figure-home = portada
docs-figure-game = página de la partida
docs-figure-rules = reglas de Consta
docs-figure-stock = página de serie
docs-figure-cold = arranque en frío hasta la primera respuesta del motor
docs-figure-cold-share = arranque en frío, el nuestro como parte del de la página de serie
docs-figure-warm = arranque en caliente hasta la primera respuesta del motor
docs-figure-warm-share = arranque en caliente, como parte del arranque en frío de la página de serie
docs-figure-transfer = enviado hasta la primera respuesta del motor
docs-figure-painted-median = del clic al tablero pintado, mediana
docs-figure-painted-95 = del clic al tablero pintado, 95 de cada 100
docs-figure-painted-slowest = del clic al tablero pintado, el más lento
docs-figure-longest-task = tarea más larga de la página tras cargar (0: ninguna de más de 50 ms)
docs-figure-memory = memoria del proceso de la página después de una partida contra el ordenador
docs-figure-memory-more = memoria, además de la de una página vacía
docs-figure-diagram = diagrama
docs-figure-replay = partida que se recorre
docs-figure-unused-sent = tablero en otra página, aún sin usar: código e imagen
docs-figure-unused-busy = tablero en otra página, aún sin usar: trabajo
docs-figure-performance = Lighthouse, rendimiento
docs-figure-accessibility = Lighthouse, accesibilidad
docs-figure-best-practices = Lighthouse, buenas prácticas
docs-figure-seo = Lighthouse, buscadores
docs-figure-paint = primer pintado en el teléfono de Lighthouse
docs-figure-interactive = se puede usar en el teléfono de Lighthouse
docs-figure-rhombus = rombo
docs-figure-crown = corona
docs-figure-arch = arco
docs-figure-perfect-move-count = jugadas del jugador perfecto
docs-figure-perfect-move-median = jugada del jugador perfecto, mediana
docs-figure-perfect-move-95 = jugada del jugador perfecto, 95 de cada 100
docs-figure-perfect-move-slowest = jugada del jugador perfecto, la más lenta
docs-figure-all-values-count = posiciones tras ocho jugadas o más
docs-figure-all-values-median = valores de todas las jugadas, mediana
docs-figure-all-values-95 = valores de todas las jugadas, 95 de cada 100
docs-figure-all-values-slowest = valores de todas las jugadas, los más lentos
docs-figure-first-values-count = de ellas, posiciones tras ocho jugadas justas
docs-figure-first-values-median = valores de todas las jugadas tras ocho justas, mediana
docs-figure-first-values-95 = valores de todas las jugadas tras ocho justas, 95 de cada 100
docs-figure-first-values-slowest = valores de todas las jugadas tras ocho justas, los más lentos

## Informes de los juegos

report-others = Hechos igual:
docs-page-report = Informes
report-what = qué
report-value = valor
report-different = de ellas, distintas
report-itself = contra sí mismo
report-playouts = partidas al azar por jugada
report-player-black = Negras
report-player-white = Blancas
report-player-vertical = Vertical
report-player-horizontal = Horizontal
report-player-yellow = Amarillo
report-player-blue = Azul
report-moves = jugadas
report-share-of-games = parte de las partidas
report-length-plot = Cuántas de las partidas tienen cuántas jugadas, con la mediana señalada; la tabla da los números.
report-length-mean = jugadas por partida, media
report-median = mediana
report-half = la mitad central de las partidas
report-ends = la partida más corta y la más larga
report-as-short = así de cortas, de todas las partidas
report-move-number = jugada
report-legal-moves = jugadas legales
report-choices-plot = Cuántas jugadas legales hay antes de cada jugada de la partida: la media como línea, la mayoría de las partidas dentro del área.
report-choices-mean = jugadas legales, media de una partida
report-choices-most = máximo, en promedio
report-tree = partidas posibles
report-counted = contadas
report-command = la orden
report-exact = Demostrado para todas las maneras de jugar; no es una muestra
report-first-points = puntos del primer jugador
report-drawn = empates
report-balance-plot = Porcentaje de los puntos del primer jugador en cada tablero, con su intervalo; la tabla da los números.
report-changes = cambios de ventaja
report-leads-plot = En cuántas de las partidas cambió la ventaja cuántas veces, con la media señalada; la tabla da los números.
report-changes-mean = cambios de ventaja, media de una partida
report-unchanged = partidas en que no cambia nunca
report-upsets = partidas que no gana quien ya casi ganaba
report-first-moves = La primera jugada
report-early = primer cuarto de la partida
report-evenly = Ningún lugar es favorito: el mero azar los repartiría igual
report-freedom = grados de libertad
report-images = y sus reflejos
report-most = Más a menudo, en cuántas de cada 100 partidas (intervalo del 95 %):
report-skill-caption = Según las partidas de las escaleras
report-players = jugadores
report-span = Elo entre ellos
report-steps = pasos de 200 Elo
report-proved = entre jugadores perfectos
report-right = primeras jugadas correctas
report-looked = posiciones miradas
report-unsolved = sin resolver
report-of = de
report-none = ninguna
