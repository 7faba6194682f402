### Lo que rodea a la documentación, en español.

language-name = Español
docs-skip = Ir al texto
docs-contents = Contenido
docs-board = Al tablero
docs-lab = Laboratorio

docs-pages = Páginas
docs-page-embed = Insertar
docs-page-opponents = Rivales

## Lo medido

docs-unmeasured = Aún sin medir.
docs-level = nivel
docs-greedy = a un turno
docs-random = al azar
docs-yardstick = UCT simple
docs-frozen = el primer rival
docs-at-the-top = s por jugada en el nivel más alto
docs-plot = Parte de los puntos que gana cada nivel, con su intervalo; la tabla da los números.
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
docs-fair = justo según las partidas
docs-who = jugado por

## Los valores de Constructo

docs-page-constructo = Constructo resuelto
docs-unproved = Aún sin demostrar.
docs-ring = Anillo.
docs-medium = Base mediana.
docs-small = Base pequeña.
docs-empty = casillas vacías
docs-drawn = empate
docs-won-by = gana por
docs-everywhere = en cualquier casilla
docs-lost-by = pierde por
