### Lo que rodea a la documentación, en español.

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

## Lo rápida que es la página

docs-page-speed = Rapidez
docs-figure = qué
docs-value = medido
docs-target = objetivo
docs-at-most = como mucho
docs-at-least = al menos
docs-cores = núcleos
docs-figure-home = portada
docs-figure-game = página de la partida
docs-figure-rules = reglas de Consta
docs-figure-stock = página de serie
docs-figure-cold = arranque en frío hasta la primera respuesta del motor
docs-figure-cold-share = arranque en frío, el nuestro como parte del de la página de serie
docs-figure-warm = arranque en caliente hasta la primera respuesta del motor
docs-figure-transfer = enviado hasta la primera respuesta del motor
docs-figure-painted-median = del clic al tablero pintado, mediana
docs-figure-painted-95 = del clic al tablero pintado, 95 de cada 100
docs-figure-painted-slowest = del clic al tablero pintado, el más lento
docs-figure-longest-task = tarea más larga de la página tras cargar (0: ninguna de más de 50 ms)
docs-figure-memory = memoria después de una partida contra el ordenador
docs-figure-unused-sent = tablero en otra página, aún sin usar: código e imagen
docs-figure-unused-busy = tablero en otra página, aún sin usar: trabajo
docs-figure-performance = Lighthouse, rendimiento
docs-figure-accessibility = Lighthouse, accesibilidad
docs-figure-best-practices = Lighthouse, buenas prácticas
docs-figure-seo = Lighthouse, buscadores
docs-figure-paint = primer pintado en el teléfono de Lighthouse
docs-figure-interactive = se puede usar en el teléfono de Lighthouse
