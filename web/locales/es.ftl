### Español. Argumentos: player, opponent y winner son las palabras del juego para sus bandos.

## Bandos y juegos

player = { $player ->
    [black] las negras
    [white] las blancas
   *[other] { $player }
}
opponent = { $opponent ->
    [black] las negras
    [white] las blancas
   *[other] { $opponent }
}
winner = { $winner ->
    [black] las negras
    [white] las blancas
   *[other] { $winner }
}
player-name = { $player ->
    [black] Negras
    [white] Blancas
   *[other] { $player }
}
game-consta = Consta
aim-consta-black = ↕ vertical
aim-consta-white = ↔ horizontal

## Página

home = Trilithon, inicio
rules = Reglas
settings = Ajustes
language = Idioma
theme = Apariencia
theme-system = Sistema
theme-light = Clara
theme-dark = Oscura
hints = Ayudas en el tablero
players = Jugadores
game-state = Estado de la partida
board = Tablero
controls = Partida
undo = Deshacer
redo = Rehacer
retract = Retirar
resign = Abandonar
resign-question = ¿Abandonar la partida?
play-on = Seguir jugando
moves = Jugadas
jumps = Recorrer las jugadas
jump-first = Al principio
jump-previous = Una jugada atrás
jump-next = Una jugada adelante
jump-last = A la última jugada
new-game = Nueva
game = Juego
start = Empezar
cancel = Cancelar
setting-size = Tablero
setting-size-value = { $value }×{ $value }
seat-of = Quién lleva { player }
seat-human = Persona
seat-computer = Ordenador, nivel { $level }
option-pass = Pasar

## Estado

status-loading = Preparando
status-to-move = Turno de { player }
status-thinking = Turno de { player }: pensando
move-played = Jugada de { player }: { $move }
status-won = Victoria de { player }
status-draw = Tablas
status-resignation = Abandono: victoria de { winner }
status-time = Tiempo agotado: victoria de { winner }

boot-runtime = Cargando el motor. Ya puedes poner una piedra.
boot-engine = Arrancando el motor. Ya puedes poner una piedra.
boot-done = El motor está listo.
boot-failed = El motor no ha podido arrancar. Comprueba la conexión y vuelve a cargar la página.
engine-failed = El motor se ha detenido. Vuelve a cargar la página: la partida está guardada.
choice-kept = Tu piedra está anotada y se jugará enseguida.

## Casillas

space-label = { $space }, { $holds }. { $state }
holds-empty = vacía
state-target = Se puede elegir
state-barred = Prohibida
state-idle = { "" }

## Consta

holds-consta-black = piedra negra
holds-consta-white = piedra blanca
holds-consta-black-stack = pila negra
holds-consta-white-stack = pila blanca
holds-consta-black-draft = piedra negra, aún sin jugar
holds-consta-white-draft = piedra blanca, aún sin jugar

consta-threat = Victoria de { player } si { opponent } no rompen ahora esta cadena.
consta-must-pass = Sin jugada legal: { player } tienen que pasar.

consta-hint-first = Las negras empiezan con una sola piedra.
consta-hint-both = Una piedra, o una pila: elige la misma casilla dos veces.
consta-hint-single = Una piedra; una pila formaría un cruce de rangos iguales.
consta-hint-stack = Aquí solo cabe una pila: elígela dos veces.
consta-hint-second = Una segunda piedra completa la jugada.
consta-hint-make-stack = Elige otra casilla, o esta misma otra vez para una pila.

consta-over = La partida ha terminado.
consta-taken = { $space } está ocupada.
consta-crosscut = Una piedra en { $space } formaría un cruce de rangos iguales.
consta-crosscut-stack = Una pila en { $space } formaría un cruce de rangos iguales.
consta-crosscut-pair = { $first } y { $second } juntas formarían un cruce de rangos iguales.
consta-first-single = La primera jugada de las negras es una sola piedra.
consta-one-stone = Una jugada son dos piedras sueltas o una pila; solo la primera de las negras es una piedra.
consta-pass = No se puede pasar mientras haya una jugada legal.
consta-no-partner = Una piedra suelta en { $space } no encuentra segunda casilla, y una pila está prohibida.
consta-stack-only = En { $space } solo cabe una pila.
consta-move-malformed = «{ $text }» no es una jugada. Escribe f6, e5,g7, 2d4 o pass.
consta-move-twice = «{ $text }» nombra dos veces una casilla. Una pila se escribe 2{ $space }.
consta-position-fields = Una posición tiene los campos filas, bando y turno; esta tiene { $count }.
consta-position-side = El bando es «{ $text }»; debe ser b o w.
consta-position-turn = El turno es «{ $text }»; debe ser un número entero desde 1.
consta-position-parity = El bando { $side } no concuerda con el turno { $turn }: b juega en los impares.
consta-position-crosscut = Hay un cruce de rangos iguales en { $space }.
consta-position-first = En el turno 1 no puede haber ni pilas ni una segunda piedra.

## Problemas

space-malformed = «{ $text }» no es una casilla: hace falta una letra de columna y un número de fila.
space-off-board = { $text } no está en un tablero de tamaño { $size }.
setting-unknown = { $game } no tiene el ajuste «{ $name }».
setting-range = { $name } es «{ $text }»; debe ser un número entero de { $low } a { $high }.
match-node = No hay jugada { $node } en esta partida.
match-over = La partida ha terminado.
match-unsettled = La partida no ha empezado: falta acordar { $name }.
match-settled = No queda nada por acordar.
match-answer = «{ $text }» no es una respuesta a { $name }.
match-no-setup = { $game } no tiene nada que acordar.
record-error = Partida { $game }, línea { $line }, jugada { $ply }, { $text }: { $reason }
record-none = No hay ningún registro.
record-several = Se espera un solo registro, y aquí empieza otro.
record-tag-malformed = Una etiqueta se escribe [Nombre "valor"].
record-tag-twice = La etiqueta { $name } está dos veces con valores distintos.
record-game-missing = Falta la etiqueta Game.
record-game-unknown = No existe el juego «{ $name }».
record-termination = Debe ser normal, resignation, time o unfinished.
record-comment-open = El comentario no está cerrado.
record-stray = Esto no puede estar aquí.
record-move-long = El texto de una jugada no puede ser tan largo.
record-number-missing = Falta el número de la jugada; es { $number }.
record-number-wrong = El número de la jugada debe ser { $number }.
record-number-alone = Ninguna jugada sigue al número.
record-variation-start = No hay jugada que una variante pueda sustituir.
record-variation-empty = La variante no tiene jugadas.
record-variation-open = Una variante no está cerrada.
record-variation-result = Una variante no tiene resultado.
record-variation-closed = No hay ninguna variante abierta.
record-glyph-alone = No hay jugada a la que el signo se refiera.
record-glyph-range = Los signos son números de 0 a 255.
record-result-missing = Falta el resultado: 1-0, 0-1, 1/2-1/2 o *.
record-result-tag = La etiqueta Result es { $tag }.
record-result-board = El resultado del tablero es { $board }.
record-result-unfinished = La etiqueta Termination es unfinished, lo que pide *.
link-field = El enlace tiene una parte ilegible: { $text }
link-twice = El enlace nombra { $name } dos veces.
link-version = El enlace es de la versión { $version }, que esta página no conoce.
link-game = El enlace es de un juego que aquí no se conoce: { $name }
link-move = El enlace no se puede seguir en la jugada { $ply }, { $text }. { $reason }
link-setup = El comienzo del enlace no sirve. { $reason }
link-at = El enlace apunta a la jugada { $text }, que no tiene.
command-json = Un mensaje al motor no se pudo leer.
command-malformed = Un mensaje al motor no se entendió en { $where }.
command-game = No existe el juego «{ $name }».
command-level = No existe el nivel { $level }.
command-computer = Le toca al ordenador.
command-rounds = Este juego no tiene partidas de { $rounds } rondas.
round-none = No queda otra ronda por jugar.
round-records = Las partidas de este archivo no son las rondas de un mismo encuentro.
command-nobody = No juega ninguna persona, así que nadie puede abandonar.
bridge-session = No hay ninguna partida «{ $name }» en esta página.
bridge-internal = El motor ha cometido un error propio: { $error }
