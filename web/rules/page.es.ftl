### Lo que rodea a las reglas en sus páginas, en español.

rules-word = Reglas
rules-skip = Ir a las reglas
rules-games = Reglas de los juegos
rules-contents = Contenido
rules-play = Jugar ahora
rules-open = Abrir en el tablero
rules-live = Jugar aquí
rules-try = Probar
rules-task = Prueba:
rules-lab = Laboratorio
rules-learn = Lección
rules-model = Partida modelo
rules-puzzles = Problemas
rules-report = El juego en números
