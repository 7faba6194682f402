### Lo que pone en la página del laboratorio, en español.

lab-title = Laboratorio
lab-description = Una consola de Python en el navegador con el motor de los juegos a mano: empezar partidas, dibujar tableros, buscar y resolver.
lab-lead = Una consola de Python con el motor de los juegos a mano. Todo funciona en tu propio dispositivo, también sin conexión.
lab-skip = Ir al laboratorio
lab-games = Reglas de los juegos
lab-program = Programa
lab-examples = Ejemplos
lab-run = Ejecutar
lab-stop = Parar
lab-earlier = Programa anterior
lab-later = Programa siguiente
lab-share = Copiar un enlace a este programa
lab-output = Salida
lab-loading = Arrancando Python…
lab-copy = Copiar la salida
lab-clear = Borrar la salida
lab-anew = Empezar de nuevo, sin nada definido
lab-help = A mano
lab-reference = Todas las funciones, con ejemplos
lab-keys = Mayús+Intro ejecuta el programa. La flecha arriba al principio del todo trae el anterior; la flecha abajo al final del todo, el siguiente. Tabulador sale del editor. Lo que un programa define se queda hasta que lo pares o empieces de nuevo; await vale en cualquier sitio.
lab-package = Otro paquete de PyPI
lab-package-help = Solo esto pregunta a otro sitio: pypi.org, cuando tú lo dices. Sirven los paquetes escritos solo en Python. Un programa dice: await micropip.install("sortedcontainers")
lab-fetch = Traer

example-consta = Consta: contar y mirar
example-carteso = Carteso: ¿qué komi es justo?
example-constructo = Constructo: resuelto hasta el final

sheet-new = Una partida con esas jugadas hechas; los ajustes, por su nombre. Su posición, jugadas y resultado: game.position, game.play_text("e5"), game.outcome.
sheet-show = Dibuja una partida, una posición, un registro o un enlace.
sheet-legal = Todas las jugadas legales.
sheet-think = Las jugadas del ordenador, la mejor primero: move, winrate y line de cada una. Con playouts=5000 en vez de seconds, la respuesta es siempre la misma.
sheet-solve = Lo que vale la posición si ambos juegan lo mejor, demostrado, y cada jugada: value y moves.
sheet-random-game = Una partida de jugadas al azar.
sheet-read = Una partida de un registro o un enlace.
sheet-count = Cuántas secuencias de tantas jugadas hay.
sheet-points = Puntos de quien empieza y del otro, en Carteso.
