### Español. Argumentos: player, opponent y winner son las palabras del juego para sus bandos.

## Bandos y juegos

player = { $player ->
    [black] las negras
    [white] las blancas
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] el amarillo
    [blue] el azul
   *[other] { $player }
}
opponent = { $opponent ->
    [black] las negras
    [white] las blancas
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] el amarillo
    [blue] el azul
   *[other] { $opponent }
}
winner = { $winner ->
    [black] las negras
    [white] las blancas
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] el amarillo
    [blue] el azul
   *[other] { $winner }
}
player-name = { $player ->
    [black] Negras
    [white] Blancas
    [vertical] Vertical
    [horizontal] Horizontal
    [yellow] Amarillo
    [blue] Azul
   *[other] { $player }
}
of-player = { $player ->
    [yellow] del amarillo
    [blue] del azul
   *[other] de { player }
}
of-opponent = { $opponent ->
    [yellow] del amarillo
    [blue] del azul
   *[other] de { opponent }
}
of-winner = { $winner ->
    [yellow] del amarillo
    [blue] del azul
   *[other] de { winner }
}
for-player = { $player ->
    [yellow] para el amarillo
   *[blue] para el azul
}
game-consta = Consta
aim-consta-black = { $turned ->
    [across] ↔ horizontal
   *[no] ↕ vertical
}
aim-consta-white = { $turned ->
    [across] ↕ vertical
   *[no] ↔ horizontal
}
game-carteso = Carteso
aim-carteso-vertical = ↕ altos
aim-carteso-horizontal = ↔ anchos
game-constructo = Constructo
aim-constructo-yellow = ▲ torres
aim-constructo-blue = ▲ torres

## Página

home = Trilithon, inicio
rules = Reglas
settings = Ajustes
language = Idioma
language-name = Español
theme = Apariencia
theme-system = Sistema
theme-light = Clara
theme-dark = Oscura
board-theme = Tableros
board-stone = Piedra
board-clear = Alto contraste
board-print = En papel
hints = Ayudas en el tablero
sounds = Sonidos
numbers = Números de jugada en las piezas
opponents-about = Sobre el ordenador como rival
turn-board = Girar el tablero
board-turned = { $quarters ->
    [1] El tablero está girado un cuarto de vuelta a la derecha.
    [2] El tablero está girado media vuelta.
    [3] El tablero está girado un cuarto de vuelta a la izquierda.
   *[0] El tablero está como al principio.
}
zoom = Tamaño del tablero
zoom-in = Ampliar el tablero
zoom-out = Reducir el tablero
zoom-whole = El tablero entero
players = Jugadores
game-state = Estado de la partida
board = Tablero
controls = Partida
undo = Deshacer
redo = Rehacer
resign = Abandonar
resign-question = ¿Abandonar la partida?
play-on = Seguir jugando
moves = Jugadas
jumps = Recorrer las jugadas
jump-first = Al principio
jump-previous = Una jugada atrás
jump-next = Una jugada adelante
jump-last = A la última jugada
jump-above = A la variante de arriba
jump-below = A la variante de abajo
new-game = Nueva
new-game-title = Nueva partida
game = Juego
start = Empezar
cancel = Cancelar
setting-size = Tablero
setting-size-value = { $value }×{ $value }
seat-of = Quién lleva { player }
seat-human = Persona
seat-computer = Ordenador, nivel { $level }
seat-computers = Ordenador
option-pass = Pasar
setting-komi = Komi
setting-komi-help = Puntos para Horizontal, que juega en segundo lugar. También sirve de ventaja: con más se ayuda a Horizontal, con menos a Vertical.
setting-komi-value = { $value }
setting-variant = Con el botón, que vale medio punto
setting-pattern = Patrón
setting-pattern-value = { $value ->
    [rhombus] Rombo
    [crown] Corona
    [arch] Arco
   *[other] Propio
}
setting-first = Quién empieza
draw = Dibujar…
draw-title = Dibujar un patrón
draw-clear = Borrar
draw-use = Jugar en él
setup-quick = Inicio rápido
setup-settle = Acordarlo entre los dos
setup = Antes de la primera jugada
handicap = Ventaja: piedras negras al empezar
handicap-none = Ninguna
handicap-help = Si hay alguna, empiezan las blancas. Estas partidas no cuentan en las estadísticas.
handicap-lost = Has perdido las tres últimas partidas contra el nivel { $level }.
handicap-consta = Con { $pieces } piedras negras al empezar, el nivel { $below } gana con negras { $wins } de cada 100 partidas contra el nivel { $level }.
handicap-carteso = Con un komi de { $komi }, el nivel { $below } gana como Horizontal más o menos tantas veces como el nivel { $level }.
handicap-take = Jugar así
rounds = Duración
rounds-one = Una ronda
rounds-two = Partida de dos rondas
round = Ronda { $number } de { $rounds }
next-round = Siguiente ronda
earlier-round = Ronda { $number }
earlier-round-about = Ver la ronda { $number } en otra pestaña
total = Total { $total }
hand-of = En la mano { of-player }
hand-item = { $piece } en la mano. { $may }
question-known = { $name }: { $value }
answer = Fijar
answer-less = Menos
answer-more = Más
rule = La regla
person-carteso-1 = Fija el komi
person-carteso-2 = Elige bando
person-constructo-1 = { player-name }, empieza la ronda 1
person-constructo-2 = { player-name }, empieza la ronda 2

## Estado

status-loading = Preparando
status-to-move = Turno { of-player }
status-thinking = Turno { of-player }: pensando
status-your-move = Te toca
status-level-thinking = El nivel { $level } está pensando
status-elsewhere = Turno { of-player }, en otro dispositivo
move-played = { $move ->
    [pass] Pase { of-player }
    [button] El botón es { of-player }
   *[other] Jugada { of-player }: { $move }
}
move-said = { $move ->
    [pass] un pase
    [button] el botón
   *[other] { $move }
}
move-begins = { $move ->
    [pass] Un pase
    [button] El botón
   *[other] { $move }
}
reply-said = { $reply ->
    [pass] un pase
    [button] el botón
   *[other] { $reply }
}
better-said = { $better ->
    [pass] un pase
    [button] el botón
   *[other] { $better }
}
guess-said = { $guess ->
    [pass] un pase
    [button] el botón
   *[other] { $guess }
}
status-won = Victoria { of-player }
status-won-you = Has ganado
status-won-them = Has perdido
status-draw = Empate
status-agreed = Empate de común acuerdo
status-resignation = Abandono: victoria { of-winner }
status-resignation-you = Tu rival abandona: has ganado
status-resignation-them = Has abandonado: victoria { of-winner }
status-time-you = Tu rival agota el tiempo: has ganado
status-time-them = Tiempo agotado: victoria { of-winner }
status-time = Tiempo agotado: victoria { of-winner }
status-round-won = Ronda { of-player }
status-round-won-you = Ganas la ronda
status-round-won-them = Pierdes la ronda
status-round-draw = Ronda empatada
status-match-won = Victoria { of-player } en la partida
status-match-won-you = Has ganado la partida
status-match-won-them = Has perdido la partida
status-match-draw = La partida acaba en empate
question-komi = { $seat ->
    [computer] El ordenador fija el komi
    [remote] Tu rival fija el komi
    [you] Fija el komi
    [offered] Te toca fijar el komi
    [named] { $name } fija el komi
   *[human] El jugador { $person } fija el komi
}
question-side = { $seat ->
    [computer] El ordenador elige bando
    [remote] Tu rival elige bando
    [you] Elige bando
    [offered] Te toca elegir bando
    [named] { $name } elige bando
   *[human] El jugador { $person } elige bando
}
question-pattern = { $seat ->
    [you] Elige el patrón
   *[human] Patrón a elección { of-player }
}
question-komi-help = Puntos que recibe Horizontal por jugar segundo. Después, el otro jugador elige bando.
question-side-help = Vertical juega primero; Horizontal recibe el komi.
question-pattern-help = Quien empieza la ronda elige el patrón en que se juega.
answer-komi = { $value }
answer-side = { $value ->
    [vertical] Vertical
   *[horizontal] Horizontal
}
answer-pattern = { $value ->
    [rhombus] Rombo
    [crown] Corona
   *[arch] Arco
}

start-title = La página no se ha podido cargar entera
start-failed = No han llegado todos sus archivos. Comprueba la conexión y vuelve a cargarla: las partidas guardadas en este dispositivo siguen ahí.
start-sandboxed = Está en un marco aislado (sandbox), y su servidor no deja que esos marcos pidan scripts. O el marco permite «allow-same-origin», o el servidor envía «Access-Control-Allow-Origin: *».
start-file = Se ha abierto desde un archivo, y los navegadores solo la ejecutan desde un servidor web. En su carpeta, «python3 -m http.server» inicia uno: después abre http://localhost:8000.
start-again = Volver a cargarla

boot-runtime = Cargando el motor.{ boot-board }
boot-engine = Arrancando el motor.{ boot-board }
boot-done = El motor está listo.
boot-again = El motor aún no ha llegado; se vuelve a intentar.{ boot-board }
boot-board = { $board ->
    [none] { "" }
   *[drawn] { " " }Ya puedes poner una piedra.
}
boot-failed = El motor no ha llegado. Revisa la conexión; nada se pierde.
engine-restarted = El motor se había detenido y se ha iniciado de nuevo. Tu partida continúa.
engine-failed = El motor no deja de pararse. Reintenta o recarga la página.
engine-again = Reintentar
choice-kept = Tu piedra está anotada y se jugará enseguida.

## Casillas

space-label = { $space }, { $holds }. { $state }
holds-empty = libre
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
consta-broken = La cadena { of-opponent } queda rota.

consta-hint-first = Las negras empiezan con una sola piedra.
consta-hint-both = Aquí una primera piedra, o una pila: elígela dos veces.
consta-hint-single = Una piedra; una pila formaría un cruce de rangos iguales.
consta-hint-stack = Aquí solo cabe una pila: elígela dos veces.
consta-hint-again = Aquí solo cabe una pila: elige esta casilla otra vez.
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
consta-position-turn = El turno es «{ $text }»; debe ser un número entero de 1 a 999999.
consta-position-parity = El bando { $side } no concuerda con el turno { $turn }: b juega en los impares.
consta-position-crosscut = Hay un cruce de rangos iguales en { $space }.
consta-position-first = En el turno 1 no puede haber ni pilas ni una segunda piedra.

## Carteso

option-carteso-black = Negra
option-carteso-white = Blanca
option-carteso-place-black = Poner negra
option-carteso-place-white = Poner blanca
option-carteso-button = Tomar el botón

holds-carteso-black-unclaimed = piedra negra
holds-carteso-white-unclaimed = piedra blanca
holds-carteso-black-vertical = piedra negra, reclamada por Vertical
holds-carteso-white-vertical = piedra blanca, reclamada por Vertical
holds-carteso-black-horizontal = piedra negra, reclamada por Horizontal
holds-carteso-white-horizontal = piedra blanca, reclamada por Horizontal
holds-carteso-black-draft = piedra negra, aún sin poner
holds-carteso-white-draft = piedra blanca, aún sin poner

carteso-hint-choose = Deja aquí una piedra; elige el punto otra vez para el otro color.
carteso-hint-elsewhere = Poner la piedra aquí.
carteso-hint-turn-black = Pulsa un color para ponerla; elígela otra vez y será negra.
carteso-hint-turn-white = Pulsa un color para ponerla; elígela otra vez y será blanca.
carteso-hint-remove = Elígela otra vez para quitarla.
carteso-hint-black = Poner una piedra negra.
carteso-hint-white = Poner una piedra blanca.

carteso-lock = { $colour ->
    [black] Desde ahora un clic pone una piedra negra.
   *[white] Desde ahora un clic pone una piedra blanca.
}
carteso-place = { $colour ->
    [black] Poner una piedra negra en { $space }.
   *[white] Poner una piedra blanca en { $space }.
}
carteso-pass = Pasar. Dos pases seguidos acaban la partida.
carteso-button = Tomar el botón: medio punto, en lugar de poner una piedra.

carteso-passed = Si { player } pasa también, la partida acaba { $vertical } a { $horizontal }.
carteso-full = El tablero está lleno: solo queda { $left ->
    [button] tomar el botón
   *[pass] pasar
}.
carteso-claimed = { player } reclama { $stones ->
    [one] la piedra de { $space }
   *[other] el grupo de { $stones } piedras de { $space }
}.

carteso-group-claimed = { player } ha reclamado este grupo: { $stones } { $stones ->
    [one] piedra
   *[other] piedras
}, { $columns } de ancho y { $rows } de alto.
carteso-group-claimed-square = { player } ha reclamado este grupo: { $stones } { $stones ->
    [one] piedra
   *[other] piedras
}, { $columns } de ancho y { $rows } de alto. Un grupo cuadrado es del rival de quien lo termina.
carteso-group-leaning = El grupo es de { player }, { $columns } de ancho y { $rows } de alto, pero no está terminado: puede crecer hasta { $most_columns } por { $most_rows }.
carteso-group-sure = { player } tiene seguro este grupo, { $columns } de ancho y { $rows } de alto; puede crecer hasta { $most_columns } por { $most_rows }, lo que nada cambia.
carteso-group-square = { $columns } de ancho y { $rows } de alto: un grupo cuadrado es del rival de quien puso la última piedra. Puede crecer hasta { $most_columns } por { $most_rows }.

carteso-claims-black = Una negra en { $space } termina grupos: { $vertical } { $vertical ->
    [one] piedra
   *[other] piedras
} para Vertical, { $horizontal } para Horizontal.
carteso-claims-white = Una blanca en { $space } termina grupos: { $vertical } { $vertical ->
    [one] piedra
   *[other] piedras
} para Vertical, { $horizontal } para Horizontal.
carteso-claims-both = { $first } { $second }

carteso-over = La partida ha terminado.
carteso-taken = { $space } está ocupado.
carteso-button-first = No se puede pasar antes de que alguien tome el botón.
carteso-button-taken = El botón ya está tomado.
carteso-no-button = Esta partida se juega sin botón.
carteso-komi = El komi es «{ $text }»; debe ser múltiplo de medio punto entre −9999,5 y 9999,5, escrito como 1.5 o -2.
carteso-komi-whole = El komi es { $text }; con el botón debe ser un número entero.
carteso-variant = No existe la variante «{ $text }»; debe ser standard o button.
carteso-move-malformed = «{ $text }» no es una jugada. Escribe Bf6, Wc3, pass o button.
carteso-position-fields = Una posición tiene los campos filas, bando, reclamaciones, pases, komi y, con el botón, quién lo tiene; esta tiene { $count }.
carteso-position-side = El bando es «{ $text }»; debe ser V o H.
carteso-position-passes = El número de pases es «{ $text }»; debe ser 0, 1 o 2.
carteso-position-komi = El komi es «{ $text }»; debe ser múltiplo de medio punto entre −9999,5 y 9999,5, escrito como 1.5 o -2.
carteso-position-komi-whole = El komi es { $text }; con el botón debe ser un número entero.
carteso-position-holder = El dueño del botón es «{ $text }»; debe ser -, V o H.
carteso-position-pass = No puede haber pases antes de que alguien tome el botón.
carteso-claim-malformed = «{ $text }» no es una reclamación; debe ser un punto con V o H, como a1V.
carteso-claim-order = Las reclamaciones deben ir ordenadas por columna y luego por fila.
carteso-claim-empty = En { $space } no hay piedra que reclamar.
carteso-claim-twice = El grupo de { $space } está reclamado dos veces.
carteso-claim-place = La reclamación de { $space } debe estar en el menor punto de su grupo, { $smallest }.
carteso-claim-unfinished = El grupo de { $space } está reclamado sin estar terminado.
carteso-claim-span = El grupo de { $space } tiene { $columns } de ancho y { $rows } de alto: { player } no puede reclamarlo.
carteso-claim-missing = El grupo de { $space } está terminado y nadie lo ha reclamado.
rows-count = Un tablero tiene de { $low } a { $high } filas; este tiene { $rows }.
rows-length = La fila { $row } ({ $text }) no suma { $size } casillas.
rows-letter = La fila { $row } ({ $text }) tiene «{ $letter }»; solo pueden ir números y { $letters }.

## Constructo

the-base = { $base ->
    [ring] La base hueca
    [medium] La base mediana
   *[small] La base pequeña
}
a-base = { $base ->
    [ring] una base hueca
    [medium] una base mediana
   *[small] una base pequeña
}
bases = { $base ->
    [ring] { $count ->
        [one] base hueca
       *[other] bases huecas
    }
    [medium] { $count ->
        [one] base mediana
       *[other] bases medianas
    }
   *[small] { $count ->
        [one] base pequeña
       *[other] bases pequeñas
    }
}
piece-constructo-yellow-ring = { $count } { $count ->
    [one] base hueca amarilla
   *[other] bases huecas amarillas
}
piece-constructo-yellow-medium = { $count } { $count ->
    [one] base mediana amarilla
   *[other] bases medianas amarillas
}
piece-constructo-yellow-small = { $count } { $count ->
    [one] base pequeña amarilla
   *[other] bases pequeñas amarillas
}
piece-constructo-blue-ring = { $count } { $count ->
    [one] base hueca azul
   *[other] bases huecas azules
}
piece-constructo-blue-medium = { $count } { $count ->
    [one] base mediana azul
   *[other] bases medianas azules
}
piece-constructo-blue-small = { $count } { $count ->
    [one] base pequeña azul
   *[other] bases pequeñas azules
}
holds-tile = casilla
holds-constructo-S = base pequeña amarilla
holds-constructo-Sr = pila, desde abajo: pequeña amarilla, base hueca azul
holds-constructo-SrM = pila, desde abajo: pequeña amarilla, base hueca azul, mediana amarilla
holds-constructo-SrMs = pila, desde abajo: pequeña amarilla, base hueca azul, mediana amarilla, pequeña azul
holds-constructo-R = base hueca amarilla
holds-constructo-Rm = pila, desde abajo: base hueca amarilla, mediana azul
holds-constructo-RmS = pila, desde abajo: base hueca amarilla, mediana azul, pequeña amarilla
holds-constructo-M = base mediana amarilla
holds-constructo-Ms = pila, desde abajo: mediana amarilla, pequeña azul
holds-constructo-s = base pequeña azul
holds-constructo-sR = pila, desde abajo: pequeña azul, base hueca amarilla
holds-constructo-sRm = pila, desde abajo: pequeña azul, base hueca amarilla, mediana azul
holds-constructo-sRmS = pila, desde abajo: pequeña azul, base hueca amarilla, mediana azul, pequeña amarilla
holds-constructo-r = base hueca azul
holds-constructo-rM = pila, desde abajo: base hueca azul, mediana amarilla
holds-constructo-rMs = pila, desde abajo: base hueca azul, mediana amarilla, pequeña azul
holds-constructo-m = base mediana azul
holds-constructo-mS = pila, desde abajo: mediana azul, pequeña amarilla

constructo-hint-tile = Elige una casilla y una base de la mano, o al revés.
constructo-hint-hand = Elige esta base y luego una casilla vacía.
constructo-hint-base = Ahora elige una base de la mano para esta casilla.
constructo-hint-lift = Elige la base y luego la casilla a la que va.
constructo-hint-place = Colocar aquí la base.
constructo-hint-move = Mover aquí la base.

constructo-does-place = { player-name }: colocar { a-base } en la casilla { $space }.
constructo-does-crown = { the-base } de la casilla { $space } corona una torre en la { $target }: un punto { for-player }.
constructo-does-ring = La base hueca de la casilla { $space } rodea la base pequeña de la { $target }. Todavía no es una torre.
constructo-held = En la mano { of-player }: { $count } { bases }.
constructo-empty = La casilla { $space } está vacía: se puede colocar en ella una base de la mano.
constructo-empty-waits = La casilla { $space } está vacía, pero a quien le toca no le quedan bases en la mano.
constructo-empty-stuck = La casilla { $space } se queda vacía: a nadie le quedan bases en la mano.
constructo-single-moves = { $count ->
    [one] { the-base } puede ir sobre una casilla.
   *[other] { the-base } puede ir sobre { $count } casillas.
}
constructo-single-waits = { $base ->
    [ring] La base hueca va sobre una pequeña { of-opponent } que esté sola; ahora no la hay al lado.
    [medium] La mediana va sobre una base hueca { of-opponent }; ahora no la hay al lado.
   *[small] La pequeña va sobre una mediana { of-opponent }; ahora no la hay al lado.
}
constructo-single-stuck = { the-base } ya no puede moverse nunca, ni se puede mover nada encima.
constructo-tower-open = Torre: un punto { for-player }, pero hay una base { of-opponent } que puede cubrirla.
constructo-tower-waits = Torre: un punto { for-player } si no la cubre una base { of-opponent }.
constructo-tower-stuck = Torre: un punto { for-player } para siempre, porque ya nada puede cubrirla.
constructo-ring-open = Una pequeña rodeada solo por una base hueca no es una torre. Una mediana de al lado puede hacerla torre.
constructo-ring-waits = Una pequeña rodeada solo por una base hueca no es una torre. Una mediana { of-opponent } la haría torre.
constructo-ring-stuck = Una pequeña rodeada solo por una base hueca no es una torre, y esta ya no lo será.
constructo-only-moves = Ahora no cabe colocar, solo mover: turno { of-player }.
constructo-tower-new = Torre { of-player } en la casilla { $space }.
constructo-tower-taken = La torre de la casilla { $space } es ahora { of-player }.
constructo-settled = Torres que ya no cambian: amarillo { $yellow }, azul { $blue }.

constructo-over = La ronda ha terminado.
constructo-taken = La casilla { $space } está ocupada: una base de la mano va a una casilla vacía.
constructo-none-left = { $base ->
    [ring] No queda ninguna base hueca en la mano.
    [medium] No queda ninguna base mediana en la mano.
   *[small] No queda ninguna base pequeña en la mano.
}
constructo-nothing-there = En la casilla { $space } no hay ninguna base.
constructo-not-alone = La pila de la casilla { $space } se queda: solo se mueve una base que está sola.
constructo-not-yours = La base de la casilla { $space } es del rival.
constructo-not-adjacent = La casilla { $target } no toca la { $space }.
constructo-onto-empty = La casilla { $target } está vacía: una base se mueve sobre otra base.
constructo-own-top = La base de arriba de la casilla { $target } es del mismo color.
constructo-ring-onto = Una base hueca va sobre una base pequeña, y no a la casilla { $target }.
constructo-ring-alone = Una base hueca solo va sobre una base pequeña que esté sola en su casilla.
constructo-medium-onto = Una mediana va sobre una base hueca, y no a la casilla { $target }.
constructo-small-onto = Una pequeña va sobre una mediana, y no a la casilla { $target }.
constructo-choice = «{ $text }» no es ni una casilla ni una base de la mano.
constructo-hand-other = Esa base está en la mano del rival.
constructo-hand-empty = No queda en la mano ninguna base que colocar en la casilla { $space }.
constructo-no-empty = No hay ninguna casilla vacía: una base de la mano no encuentra sitio.
constructo-no-goal-ring = La base hueca de la casilla { $space } no toca ninguna pequeña del rival que esté sola.
constructo-no-goal-medium = La mediana de la casilla { $space } no toca ninguna base hueca del rival en lo alto de una casilla.
constructo-no-goal-small = La pequeña de la casilla { $space } no toca ninguna mediana del rival en lo alto de una casilla.
constructo-move-malformed = «{ $text }» no es una jugada. Escribe R5, M1, S9 o 4-7.
constructo-move-twice = «{ $text }» nombra dos veces una casilla.
constructo-position-fields = Una posición tiene tres campos, patrón, casillas y bando; esta tiene { $count }.
constructo-position-pattern = El patrón no sirve. { $reason }
constructo-position-tiles = El patrón tiene { $tiles } casillas; esta posición tiene { $count }.
constructo-position-letter = La casilla { $space } ({ $text }) tiene «{ $letter }»; solo caben R, M, S, r, m, s, o un - solo si está vacía.
constructo-position-gap = No hay nada escrito para la casilla { $space }; una casilla vacía se escribe -.
constructo-position-colours = La casilla { $space } ({ $text }) tiene dos bases de un color una sobre otra.
constructo-position-stack = La casilla { $space } ({ $text }) es una pila que ninguna jugada puede formar.
constructo-position-many = En el tablero hay { $count } { bases } { of-player }; solo hay 3.
constructo-position-side = El bando es «{ $text }»; debe ser y o b.
constructo-setting-pattern = El patrón no sirve. { $reason }
constructo-setting-first = Quién empieza es «{ $text }»; debe ser yellow o blue.
constructo-pattern-name = «{ $text }» no es un patrón: hace falta rhombus, crown, arch o casillas como 0.0+1.1+0.2.

pattern-add = Añadir aquí una casilla.
pattern-remove = Quitar esta casilla.
pattern-drawn = { $count } casillas, que se tocan en { $links } lugares. Se puede jugar en él.
pattern-malformed = «{ $text }» no es una casilla: hace falta columna, punto e y, como 1.3, y + entre casillas.
pattern-count = { $count ->
    [one] Un patrón tiene de { $low } a { $high } casillas; aquí hay una.
   *[other] Un patrón tiene de { $low } a { $high } casillas; aquí hay { $count }.
}
pattern-twice = La casilla { $text } está nombrada dos veces.
pattern-parity = Columna + y es par en unas casillas e impar en otras.
pattern-origin = La menor columna y la menor y deben ser 0.
pattern-order = Las casillas van por y y luego por columna; { $text } está fuera de orden.
pattern-connected = Las casillas no están unidas: las marcadas quedan sueltas.
tile-malformed = «{ $text }» no es el número de una casilla.
tile-off-board = { $text } no es una casilla de este tablero: van de la 1 a la { $count }.
planning-editor = Para { $game } no se dibuja nada de eso.

## Componer una posición

set-up = Componer una posición…
set-up-title = Componer una posición
set-up-use = Jugar desde ella
set-up-reset = Como en el tablero
seats-title = ¿Quién juega?
play-from-here = Seguir desde aquí…
play-from-here-title = Seguir desde aquí
tools = Herramientas
position-text = Posición como texto
copy = Copiar
copied = Copiado
confirm-moves = Confirmar cada jugada
held = { move-begins }: aún sin jugar
held-prompt = La jugada está completa: juégala o deshazla.
held-play = Jugarla
drawing-use = Usar aquí la herramienta elegida.
drawing-remove = Quitar
drawing-stands = Esta posición es posible. Turno { of-player }.
drawing-over = Esta posición es posible, y en ella la partida ha terminado.
drawing-choice = «{ $text }» no cambia nada aquí.
drawing-tool = No hay ninguna herramienta «{ $text }».
drawing-claim-vertical = Reclamar para Vertical
drawing-claim-horizontal = Reclamar para Horizontal
carteso-drawing-square = Esta posición es posible. Turno { of-player }. El grupo cuadrado de { $space } cuenta como reclamado por Vertical, salvo que lo reclames para Horizontal.
constructo-drawing-high = La pila de la casilla { $space } no puede ser más alta.
holds-constructo-no-stack = pila que ninguna jugada puede formar
setting-side = Turno
setting-turn = Número de la jugada
setting-passes = Pases seguidos
setting-passes-value = { $value }
setting-holder = El botón
setting-holder-value = { $value ->
    [vertical] Lo tiene Vertical
    [horizontal] Lo tiene Horizontal
   *[nobody] No lo tiene nadie
}

## Imágenes

picture = Imagen
picture-open = Imagen…
picture-of = De
picture-still = La posición
picture-animated = La partida
picture-width = Ancho en píxeles
picture-coordinates = Coordenadas
picture-numbers = Números de jugada
picture-copy = Copiar PNG
picture-svg = Guardar SVG
picture-png = Guardar PNG
picture-gif = Guardar GIF
picture-saved = Guardada como { $name }.
picture-copied = La imagen está en el portapapeles.
picture-not-copied = Este navegador no deja que la página ponga una imagen en el portapapeles. Guárdala en su lugar.
picture-failed = No se ha podido hacer la imagen.
picture-progress = Haciendo la imagen: { $share }

## Partidas modelo

models = Partidas modelo
model = Partida modelo
model-link = Adivinar las jugadas de una partida modelo
models-failed = No se ha podido cargar la partida modelo. Inténtalo más tarde.
model-sides = Bandos
model-side = Por { player }
model-best = récord { $sum }
model-move = Jugada { $number }
model-place = { $number } de { $count } · { $sum } de { $full } puntos
model-reply = Jugada anterior ({ player }): { move-said }.
model-guess = ¿Qué jugarías tú?
model-next = Siguiente
model-valuing = El ordenador mira tu jugada…
model-same = { $points } de { $full } puntos: eso se jugó.
model-points = { $points } de { $full } puntos por { guess-said }. Se jugó { move-said }.
model-given-up = Se jugó { move-said }. Por esta no hay puntos.
model-sum = { $sum } de { $full } puntos
model-best-sum = Tu récord con este bando: { $sum }.
model-look = Recorrer la partida
model-learn = Aprender la estrategia
model-again = Adivinar otra vez

## Problemas

space-malformed = «{ $text }» no es una casilla: hace falta una letra de columna y un número de fila.
space-off-board = { $text } no está en un tablero de tamaño { $size }.
setting-unknown = { $game } no tiene el ajuste «{ $name }».
setting-range = El ajuste «{ $name }» es «{ $text }»; debe ser un número entero de { $low } a { $high }.
match-request = Ahora no hay nada que deshacer ni que responder.
match-taken-back = En esta partida se han deshecho tantas jugadas que no caben más: { $most } como mucho.
match-foresee = Las respuestas se anotan en una partida por enlace, mientras le toca a la otra persona.
match-foreseen = Lo previsto no se ha jugado; no puede pasar a ser la partida.
match-node = No hay jugada { $node } en esta partida.
match-over = La partida ha terminado.
match-moves = Una partida puede tener { $most } jugadas como mucho, con sus variantes y todas las rondas.
extent-written = Hay demasiado escrito en esta partida: { $most } caracteres como mucho.
match-unsettled = La partida no ha empezado: falta acordar { $name }.
match-settled = No queda nada por acordar.
match-answer = «{ $text }» no es una respuesta a { $name }.
match-no-setup = { $game } no tiene nada que acordar.
record-move = En la jugada { $ply }, «{ $text }» (línea { $line }): { $reason }
record-move-later = En la jugada { $ply } de la partida { $game }, «{ $text }» (línea { $line }): { $reason }
record-line = En la línea { $line }, «{ $text }»: { $reason }
record-line-later = En la partida { $game }, «{ $text }» (línea { $line }): { $reason }
record-end = Al final del texto: { $reason }
record-end-later = Al final de la partida { $game }: { $reason }
record-end-moved = Al final del texto, tras la jugada { $ply }: { $reason }
record-end-moved-later = Al final de la partida { $game }, tras la jugada { $ply }: { $reason }
record-none = No hay ningún registro.
record-several = Se espera un solo registro, y aquí empieza otro.
record-tag-malformed = Una etiqueta se escribe [Nombre "valor"].
record-tag-twice = { $name } se dice dos veces, y no coincide.
record-tag-position = Según la posición, { $name } es { $told }.
record-game-missing = No se dice de qué juego es. Un registro empieza con una línea como [Game "consta"].
record-json = Esto es JSON y no un registro. La orden «trilithon json decode» lo convierte en registros.
record-game-unknown = No existe el juego «{ $name }».
record-termination = El final de una partida se escribe normal, resignation, time o unfinished.
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
record-long = La partida contiene más de lo que se puede leer.
record-glyph-range = Los signos son números de 0 a 255.
record-result-missing = Falta el resultado después de las jugadas: 1-0, 0-1, 1/2-1/2 o *.
record-result-tag = Al principio del registro el resultado es { $tag }.
record-result-board = En el tablero el resultado es { $board }.
record-result-unfinished = La partida figura como inacabada (unfinished), así que su resultado debe ser *.
link-empty = No hay ningún enlace: el texto está vacío.
link-foreign = Esto no es un enlace a una partida: { $text }
link-damaged = El enlace está dañado: le falta una parte o se ha cambiado.
link-extent = El enlace no se puede abrir. { $reason }
link-large = El enlace contiene más de lo que se puede leer.
link-content = El enlace tiene una parte sin sentido: { $text }
link-field = El enlace tiene una parte ilegible: { $text }
link-twice = El enlace nombra { $name } dos veces.
link-version = El enlace es de la versión { $version }, que aquí no se conoce.
link-game = El enlace es de un juego que aquí no se conoce: { $name }
link-move = El enlace no se puede seguir en la jugada { $ply }, { $text }. { $reason }
link-setup = El comienzo del enlace no sirve. { $reason }
challenge-unfinished = Solo puede ser un reto una partida de una ronda que haya terminado y no se haya jugado por enlace.
challenge-aside = Vuelve a la línea de la partida: un reto empieza en una de sus posiciones.
link-challenge = El reto del enlace no se puede usar: { $text }
link-reply = Una respuesta del enlace no se puede usar, { $text }. { $reason }
link-challenge-move = La línea por mejorar no se puede seguir en la jugada { $ply }, { $text }. { $reason }
link-at = El enlace apunta a la jugada { $text }, que no tiene.
command-json = Un mensaje al motor no se pudo leer.
command-malformed = Un mensaje al motor no se entendió en { $where }.
command-game = No existe el juego «{ $name }».
command-level = No existe el nivel { $level }.
command-clock = Un reloj tiene de 1 a { $most } segundos, y no más por jugada.
command-computer = Le toca al ordenador.
command-rounds = Este juego no tiene partidas de { $rounds } rondas.
command-handicap = Este juego no tiene ventaja de { $count } piezas.
round-none = No queda otra ronda por jugar.
round-records = Las partidas de este archivo no son las rondas de un mismo encuentro: esas llevan los números 1, 2, … y cada una la empieza el otro jugador.
command-practice = Aquí no hay ningún problema que seguir jugando.
command-nobody = No juega ninguna persona, así que nadie puede abandonar.
command-orientation = El tablero de { $game } no se puede girar { $quarters } cuartos de vuelta.
bridge-session = No hay ninguna partida «{ $name }» en esta página.
bridge-supply = No se ha podido descargar el libro de valores exactos. El ordenador los busca por su cuenta, y eso tarda más.
bridge-internal = El motor ha cometido un error propio: { $error }

## Teclas, órdenes y lo que dicen

keys = Teclas y órdenes
keys-open = Teclas y órdenes…
keys-help = Todas las órdenes se pueden pulsar también aquí.
keys-board = En el tablero
keys-moves = Por las jugadas
keys-asking = Para oír
keys-game = Partida
keys-page = Página
keys-single = Teclas de un solo carácter
keys-choose = Elegir la casilla
keys-step = A la casilla de al lado
keys-row = A los extremos de la fila
keys-corner = A las esquinas del tablero
key-home = Inicio
key-end = Fin
key-enter = Intro
key-escape = Esc
key-control = Ctrl
key-space = Espacio
marking-end = Guardar el lápiz
ask-last = La última jugada
ask-state = A quién le toca y qué amenaza
ask-score = Los puntos
ask-legal = Cuántas jugadas son legales
ask-evaluation = La evaluación
told-no-move = Todavía no hay ninguna jugada.
told-last = Número { $ply }. { move-played }.
told-legal = { $count ->
    [one] Una sola jugada legal
   *[other] { $count } jugadas legales
}: turno { of-player }.
told-score = { player-name }: { $points }.
told-total = { player-name }: { $points }; en total, { $total }.
told-no-score = En este juego no hay puntos.
told-no-analysis = El análisis está apagado.
told-standing = { $standing }.
told-best = Mejor jugada: { move-said } ({ $worth }).
notation = Escribir una jugada
notation-open = Escribir una jugada…
notation-move = Jugada, por ejemplo { $examples }
notation-consta = f6; e5,g7; 2d4
notation-carteso = Bf6; Wc3; pass
notation-constructo = R5; M1; 4-7
letters-consta = 2d4: una pila en d4
letters-carteso = B: negra · W: blanca · pass: pase
letters-constructo = R: base hueca · M: mediana · S: pequeña
notation-list = Jugadas legales
notation-legal = { $count ->
    [0] No hay ninguna jugada legal.
    [one] Una jugada legal.
   *[other] { $count } jugadas legales.
}
notation-found = { $found } de { $count } jugadas legales empiezan así.
notation-more = Hay más. Sigue escribiendo.

## Variantes, comentarios, registros

more = Más
close = Cerrar
keep = Guardar
glyph = Valoración
glyph-none = Sin valoración
glyph-1 = buena
glyph-2 = error
glyph-3 = brillante
glyph-4 = error grave
glyph-5 = interesante
glyph-6 = dudosa
glyph-10 = igualada
glyph-13 = poco clara
annotation-tools = En esta jugada
comment = Comentario
comment-about = Sobre la jugada { $ply }, { $move }
comment-about-start = Sobre el comienzo de la partida
marking = Dibujar en el tablero
mark-begun = Desde { $space }: elígela otra vez para un círculo, u otra casilla para una flecha.
mark-drawn = { $kind ->
    [circle] Un círculo en { $from }.
   *[arrow] Una flecha de { $from } a { $to }.
}
mark-gone = { $kind ->
    [circle] El círculo de { $from } ya no está.
   *[arrow] La flecha de { $from } a { $to } ya no está.
}
marking-help = Elige una casilla dos veces para un círculo, o dos casillas para una flecha. El botón derecho del ratón dibuja siempre.
move-marked = Hay algo dibujado en el tablero.
promote = Ascender la variante
delete = Borrar desde aquí
delete-question = ¿Borrar desde aquí?
delete-do = Borrar
delete-what = { $count ->
    [one] Una jugada sale del árbol.
   *[other] { $count } jugadas salen del árbol, variantes incluidas.
}
open-record = Abrir un registro…
open-record-title = Abrir un registro
open-record-help = Elige un archivo, suéltalo en cualquier lugar de esta página o pega su texto, o el enlace de una partida.
record-file = Elegir un archivo…
record-text = Texto del registro
record-read = Leer
record-unreadable = No se pudo leer el archivo { $name }.
record-empty = El archivo { $name } está vacío.
record-unwritten = Aún no hay ningún registro: pega o escribe uno arriba.
record-rounds = { $count } rondas
record-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
record-copied = El registro está copiado.
record-known = Esta partida ya está entre las tuyas. Aquí la tienes.
record-keep = Guardarlas todas
record-kept = { $count ->
    [0] No se ha añadido ninguna partida a Mis partidas.
    [one] Se ha añadido una partida a Mis partidas.
   *[other] Se han añadido { $count } partidas a Mis partidas.
}
record-kept-already = { $count ->
    [one] Una ya estaba allí.
   *[other] { $count } ya estaban allí.
}
record-kept-full = { $count ->
    [one] No ha habido sitio para una más: este navegador ya no guarda nada más.
   *[other] No ha habido sitio para { $count } más: este navegador ya no guarda nada más.
}
record-kept-damaged = Desde el error en adelante, el texto no se ha podido leer.
save-record = Guardar el registro
copy-record = Copiar el registro
copy-refused = El navegador no deja copiar a esta página. Selecciona el texto y cópialo tú.
details = Nombres y fecha…
details-title = Nombres y fecha
tag-black = Negras
tag-white = Blancas
tag-vertical = Vertical
tag-horizontal = Horizontal
tag-yellow = Amarillo
tag-blue = Azul
tag-event = Evento
tag-date = Fecha

## Enlaces y partidas guardadas

share = Compartir la partida…
share-title = Compartir la partida
share-help = El enlace contiene la partida entera, con sus variantes y comentarios. No se envía nada a ningún servidor.
share-link = Enlace
share-copy = Copiar el enlace
share-copied = El enlace está copiado.
share-system = Enviar…
share-code = Código QR
share-code-long = Esta partida es demasiado larga para un código QR. Envía el enlace.
seat-remote = Por enlace
correspondence-panel = Partida por enlace
correspondence-title = { $game } por enlace: te toca
correspondence-offered = Te invitan a esta partida por enlace: llevas { player }.
correspondence-offered-open = Te invitan a esta partida por enlace. Antes de empezar, acordáis lo que falta por decidir.
correspondence-claim = { $open ->
    [open] Aceptar
   *[no] Llevar { player }
}
correspondence-unsent = Envía el enlace a la otra persona. Muestra la partida hasta aquí y permite responder.
correspondence-unsent-invitation = Envía el enlace a la otra persona: es la invitación a esta partida.
correspondence-unsent-end = Envía el enlace a la otra persona. Muestra cómo ha terminado la partida.
correspondence-awaited = Le toca a la otra persona. Cuando llegue su enlace, ábrelo.
correspondence-waiting = El enlace está enviado. Cuando te respondan, abre el enlace que recibas.
correspondence-send = Enviar el enlace…
correspondence-copy = Copiar el enlace
correspondence-copied = El enlace está copiado. Envíalo por cualquier aplicación de mensajería.
correspondence-older = Ese enlace es anterior a la partida de este dispositivo, que es la que ves.
correspondence-known = Ese enlace no cuenta nada nuevo. Así está la partida.
request = Pedir que se deshaga
request-own = { $moves ->
    [one] Pides deshacer tu última jugada
   *[other] Pides deshacer las últimas { $moves } jugadas
}. Envía el enlace.
request-own-refused = La otra persona no acepta deshacer eso. La partida sigue.
request-other = { $moves ->
    [one] Te piden deshacer la última jugada
   *[other] Te piden deshacer las últimas { $moves } jugadas
}.
request-other-refused = No has aceptado deshacer. Sigue jugando o envía el enlace.
request-granted = Las jugadas se han deshecho, como pediste.
request-accept = Deshacer
request-refuse = No aceptar
request-withdraw = Retirar
draw-offer = Ofrecer un empate
draw-own = Ofreces un empate. Envía el enlace.
draw-own-refused = La otra persona no acepta el empate. La partida sigue.
draw-other = Te ofrecen un empate.
draw-other-refused = No has aceptado el empate. Sigue jugando o envía el enlace.
draw-accept = Aceptar el empate
foresee = Si juegan…
foresee-help = Haz una jugada suya y luego tu respuesta: irá con el enlace, sin verse.
foresee-done = Listo
foresee-forget = { $moves } ×
foresee-send = { $moves ->
    [one] Con el enlace va una respuesta
   *[other] Con el enlace van { $moves } respuestas
}: envíalo.
reply-made = La otra persona tenía anotada una respuesta: { move-said }.
correspondence-forked = Ese enlace cuenta otro curso de esta partida que el que conoce este dispositivo.
correspondence-keep = Conservar la mía
correspondence-take = Tomar la del enlace
games = Mis partidas
games-empty = Las partidas que juegas se guardan aquí, solo en este dispositivo. Una ventana privada las olvida al cerrarse.
games-unkept = Este navegador no guarda nada de esta página, así que aquí no se guarda ninguna partida. Para volver a una, copia su enlace.
games-filter = Mostrar solo partidas con
games-found = { $left ->
    [0] Ninguna de las { $count } tiene todo eso.
   *[other] { $left } de { $count } partidas
}
games-seen = Enlaces abiertos hace poco
games-seen-help = No están entre tus partidas hasta que juegues o las guardes.
games-seen-keep = Guardar
games-unreadable = Esta versión del sitio no puede leer esta partida. Se conserva tal cual; puedes guardar su texto.
games-unreadable-save = Guardar su texto
games-full = Casi no queda sitio para más partidas en este dispositivo. Guárdalas todas en un archivo y borra algunas: ninguna se borra nunca sola.
games-full-later = Más tarde
games-save = Guardar todas
games-left-out = { $count ->
    [one] Una partida no se pudo leer y no está en el archivo. Se conserva tal cual.
   *[other] { $count } partidas no se pudieron leer y no están en el archivo. Se conservan tal cual.
}
game-forget = Olvidar { $name }
game-by-link = por enlace
game-your-move = te toca
game-their-move = a la espera de respuesta
ongoing = Partidas en curso
not-kept = Este navegador no guarda nada de esta página. Copia el enlace si quieres volver a la partida.
not-kept-by-link = Deja la página abierta: aquí no se guarda nada y podrías perder tu bando.

## Problemas con comentarios y registros

match-apart = Son partidas distintas: ninguna puede recoger la otra.
match-root = El comienzo de la partida no es una variante.
match-shared = Ambos jugadores conocen esa jugada: se queda en la partida.
command-remote = Le toca a la otra persona, en otro dispositivo.
command-correspondence = Una partida por enlace necesita un identificador (de 6 a 20 letras o cifras) y un asiento aquí.
annotation-glyph = Los símbolos son números de 0 a 255; { $glyph } no lo es.
annotation-mark = Un círculo necesita una casilla del tablero y una flecha dos.
annotation-long = Es demasiado largo: { $most } caracteres como mucho.
annotation-tag = { $name } no se puede indicar así.
annotation-date = Una fecha se escribe 2026.11.21, con ?? donde no se sabe; esta es «{ $text }».
collection-long = El texto es demasiado largo: { $most } caracteres como mucho.
collection-none = No hay ninguna partida en el texto.

## Tableros incrustados

embed = Ponerlo en tu página…
lab = Abrir en el laboratorio
embed-title = Pon este tablero en tu página
embed-mode = Qué es
embed-mode-diagram = Diagrama
embed-mode-replay = Recorrido
embed-mode-play = Para jugar
embed-mode-puzzle = Problema
embed-part = Qué contiene
embed-part-game = La partida desde el principio
embed-part-position = Desde esta posición
embed-against = Quién juega
embed-two = Dos personas
embed-theme-system = Como tu página
embed-theme-light = Claro
embed-theme-dark = Oscuro
embed-lang-page = El de tu página
embed-controls = Botones
embed-coordinates = Coordenadas
embed-element = Tablero con una línea de código
embed-plain = Marco sin más, para páginas que no admiten código
embed-copy = Copiar
embed-copied = Copiado.
embed-help = Cómo funciona
embed-replay = Recorrer la partida
embed-play = Jugar desde aquí
embed-puzzle = Resolver el problema
embed-loading = Cargando…
embed-frame = Tablero de Trilithon
embed-no-site = Este tablero no sabe dónde está el sitio de Trilithon: pon su dirección en el atributo «site».
embed-unreachable = No se ha podido cargar el tablero. Inténtalo más tarde.
embed-problem = Este tablero no se puede mostrar. { $reason }
embed-word = { $name } es «{ $text }»; debe ser uno de { $words }.
embed-restart = Empezar de nuevo
embed-open = Abrir en Trilithon, en otra pestaña
embed-start = Inicio · { $last ->
    [one] { $last } jugada
   *[other] { $last } jugadas
}
embed-place = { $ply }/{ $last } · { $status }
puzzle-open = Encuentra la jugada { of-player }
puzzle-on = Encuentra la siguiente jugada { of-player }
puzzle-right = { $move ->
    [pass] Pasar es correcto
    [button] Tomar el botón es correcto
   *[other] { $move } es correcta
}
puzzle-wrong = { move-begins } no: prueba otra jugada
puzzle-solved = Resuelto
puzzle-shown = La solución
puzzle-retry = Otro intento
puzzle-show = Ver la solución
start-mode = mode es «{ $text }»; debe ser diagram, replay, play o puzzle.
start-nothing = No hay nada que mostrar: falta game, record o link.
start-game = No existe el juego «{ $text }»; hay { $games }.
start-other-game = El juego es { $text }, pero la partida o el enlace es de { $game }.
start-both = { $name } y { $other } no pueden darse a la vez.
start-beside = { $name } no puede darse junto a una posición.
start-move = Jugada { $ply }, «{ $text }»: { $reason }
start-ply = ply es «{ $text }»; debe ser un número entero de 0 a { $last }.
start-level = level es «{ $text }»; debe ser uno de { $levels }.
start-orientation = orientation es «{ $text }»; debe ser uno de { $quarters }.
start-no-solution = Después de la jugada { $ply } no hay ninguna que buscar.

## Análisis

analysis = Análisis
analysis-best = Mejores jugadas
analysis-running = { $playouts } simulaciones…
analysis-paused = En pausa
analysis-done = { $playouts } simulaciones
gauge = Posibilidades
standing-unknown = Analizando…
standing-estimate = { player-name } ~{ $share }
standing-draw = Demostrado: empate
standing-wins = Demostrado: victoria { of-player }
standing-wins-by = Demostrado: victoria { of-player } por { $points }
worth-estimate = ~{ $share }
worth-draw = empate
worth-wins = gana
worth-wins-by = gana por { $points }
worth-loses = pierde
worth-loses-by = pierde por { $points }
proved = Demostrado
line-move = Jugada
line-chances = Posibilidades
line-tried = Pruebas
line-follows = Puede seguir
lines-over = Aquí termina el juego. Retrocede por las jugadas para ver cuáles eran las mejores.
line-too-few = Probada muy pocas veces para valorarla
line-tries = Probada { $tries } veces: cuantas más, más segura
line-play = { $move ->
    [pass] Pasar
    [button] Tomar el botón
   *[other] Jugar { $move }
}
line-show = Mostrar lo que puede seguir: { $moves }
turns-all = { $legal ->
    [1] Valor exacto de la única jugada
   *[other] Valores exactos de las { $legal } jugadas
}
turns-some = Valores exactos de { $proved } de { $legal } jugadas
turns-computing = Calculando valores exactos: { $proved } de { $legal } jugadas
graph = Posibilidades a lo largo de la partida
graph-start = Inicio
graph-at = { $name }: { $told }. { $wrong }
grade = { $grade ->
    [dubious] una jugada dudosa
    [mistake] un error
   *[blunder] un error grave
}
judged-estimate = { move-begins } es { grade } según la estimación: cede ~{ $share }. Mejor: { better-said }.
judged-proved = { move-begins } es { grade }, está demostrado: cede { $share }. Mejor: { better-said }.
judged-points = { move-begins } es { grade }, está demostrado: cede { $points ->
    [one] un punto
   *[other] { $points } puntos
}. Mejor: { better-said }.
review = Analizar la partida
review-stop = Parar
review-progress = Analizando la partida
review-counts = { player-name }: { $counts }.
review-flawless = nada que objetar
review-blunders = { $count ->
    [one] un error grave
   *[other] { $count } errores graves
}
review-mistakes = { $count ->
    [one] un error
   *[other] { $count } errores
}
review-dubious = { $count ->
    [one] una jugada dudosa
   *[other] { $count } jugadas dudosas
}
review-tasks = { $count ->
    [one] Encontrar una jugada mejor
   *[other] Encontrar jugadas mejores ({ $count })
}
review-not-kept = Este navegador no guarda nada, así que de esto no pueden salir problemas.
review-estimates = Lo que no está demostrado es una estimación.
hint = Pista
hint-stop = Parar
hint-found = { $proved ->
    [yes] Pista: { move-said } ({ $worth })
   *[no] Pista: { move-said } (posibilidades { $worth })
}
hint-found-apart = { hint-found }. Para esa jugada, deshaz antes lo que has elegido.
inquiry-analysis = Esta partida se puede analizar cuando haya terminado.
inquiry-review = No hay jugadas que analizar.
inquiry-hint = Hay pistas para quien tiene el turno contra el ordenador.

## Niveles

level = Ordenador { $level } · { level-strength } · { $time }
level-short = Nivel { $level } · { level-strength }
level-strength = { $strength ->
    [1] principiante
    [2] aficionado
    [3] en progreso
    [4] medio
    [5] avanzado
    [6] fuerte
    [7] experto
    [9] juego perfecto
   *[8] el más fuerte
}
level-character = { $strength ->
    [1] Juega lo que a primera vista parece bueno, y se equivoca a menudo.
    [2] También juega a primera vista, pero se deja engañar menos.
    [3] Tiene ojo para las buenas jugadas, y rara vez piensa en lo que harás.
    [4] Tiene buen ojo, pero no mira lejos: los planes de tres jugadas lo sorprenden.
    [5] Tiene el ojo entrenado y castiga los errores sencillos.
    [6] Mira hacia delante en cada jugada y comete pocos errores sencillos.
    [7] Ve lejos y regala poco.
    [9] Juega a la perfección hasta donde llegan su libro y su búsqueda.
   *[8] Usa todo el tiempo que tiene y muestra de lo que es capaz el ordenador.
}
level-at-once = al instante
level-seconds = { $seconds } s
level-thinks = Piensa { $seconds } s.
level-thinks-not = Juega al instante.
pace = Tiempo de reflexión del nivel más alto
ponder = El nivel más alto piensa también en mi turno

## Aprender

learn = Aprender
tasks = Tareas
task-place = { $number } de { $count }
task-done = Tarea { $number }, hecha: { $name }
task-won = Tarea { $number }, ganada contra el ordenador: { $name }
task-undone = Tarea { $number }: { $name }
task-back = A la tarea anterior
task-hint = Pista
task-next = Siguiente
task-skip = Saltar
task-finish = Terminar
task-goal = El objetivo es «{ $text }»; { $game } no conoce tal enunciado.
clue-where = Mira por aquí: { $spaces }.
clue-space = Empieza en { $space }.
clue-apart = Deshaz antes lo que has elegido. { $clue }
clue-piece = Empieza con esto de tu mano: { $piece }.
clue-option = { $step ->
    [1] No está en el tablero. Mira los botones.
   *[other] Es este botón: { $option }.
}
progress-not-kept = Este navegador no deja guardar nada, así que tu progreso se olvida con esta página.
lessons-failed = No se ha podido cargar la lección. Inténtalo más tarde.
chapters = Capítulos
chapter-rules = Las reglas
chapter-strategy = Estrategia
chapter-done = { $name }: { $done } de { $count } tareas hechas
lesson-finished = { $chapter ->
    [rules] Ya puedes jugar a { $game }
   *[other] Ya conoces las ideas de { $game }
}
lesson-end = El final del capítulo de { $game }
lesson-done = { $done } de { $count } tareas hechas. ¿Y ahora?
lesson-play = Jugar contra el nivel { $level }
lesson-next = Siguiente capítulo: { $chapter }
lesson-rules = Leer las reglas
lesson-again = Repetir el capítulo

## Problemas

puzzles = Problemas
lesson-puzzles = Resolver problemas
puzzle = Problema
puzzle-name = Problema { $number }
puzzle-option = { $number }{ $solved ->
    [yes] { " " }✓
    [won] { " " }✓✓
   *[no] {""}
}
puzzle-task-turns = Gana en { $turns } turnos a la fuerza. Solo una primera jugada lo logra.
puzzle-task-win = { $turns ->
    [one] Encuentra una jugada que gane: las demás no ganan.
   *[other] Solo una jugada gana. En total hay que encontrar { $turns }.
}
puzzle-task-draw = Ninguna jugada gana. { $turns ->
    [one] Encuentra una que empate: las demás pierden.
   *[other] Solo una empata. Hay que hallar { $turns } en total.
}
puzzle-proved = Demostrado por búsqueda exacta.
puzzle-answered-right = { puzzle-right }.
puzzle-told = { $count ->
    [one] La solución es { $moves }.
   *[other] La solución: { $moves }.
}
puzzle-solution = Solución
puzzle-answered = { puzzle-right }. Espera la respuesta.
puzzle-go-on = Jugada { $number } de { $turns }: ¿cómo sigue?
puzzle-about = Tema: { $themes }.
puzzle-themes = Temas
puzzle-rating = { $grade } · puntuación: { $rating }
puzzle-strength = tu puntuación: { $rating }
puzzle-analyse = Analizar
puzzle-next = Siguiente
puzzle-back = Al problema anterior
puzzle-none = No hay ningún problema así.
puzzles-solved = { $solved } de { $count } resueltos
puzzles-failed = No se han podido cargar los problemas. Inténtalo más tarde.
practise = Practicar
practice-leave = Volver
practice-task = Sigue la partida contra el ordenador, nivel { $level }, hasta ganarla.
practice-won = ¡Bien jugado!
practice-lost = Esta vez no.
practice-drawn = Casi.
mistakes = Tus propios errores
mistakes-none = Aquí vuelven como problemas tus propios errores. Acaba una partida, elige «Analizar la partida» y luego «Encontrar jugadas mejores».
mistake-name = Error { $number }
mistake-task = En una partida, tu jugada aquí fue { move-said }. { $cost } Encuentra algo mejor.
mistake-chances = { $proved ->
    [yes] Con eso se cedió un { $share } de las posibilidades: está demostrado.
   *[no] Con eso se cedió cerca de un { $share } de las posibilidades.
}
mistake-points = Con eso se { $points ->
    [one] cedió un punto
   *[other] cedieron { $points } puntos
}{ $proved ->
    [yes] : está demostrado
   *[no] {""}
}.
mistake-bound = Vale toda jugada que el análisis estime como mucho un { $share } por debajo de la mejor.
grade-label = Dificultad o tema
grade-0 = De todo tipo
grade-1 = Fácil
grade-2 = Media
grade-3 = Difícil

## Lo que se dice de un intento fallido

try-wrong = { move-begins } no lo consigue.
try-lost = Con { move-said } se acaba la partida, con victoria { of-winner }.
try-drawn = Con { move-said } se acaba la partida, en empate.
try-goes-on = Tras { move-said }, la partida sigue.
try-gains = { move-begins } no da { $points ->
    [0] ningún punto
    [one] más que { $points } punto
   *[other] más que { $points } puntos
}.
try-loses = { move-begins } regala { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
try-not-better = Según el análisis, { move-said } no vale tanto como la mejor.
try-answered = Respuesta { of-player }: { reply-said }.
try-spoiled = Respuesta { of-player }: { reply-said }. Ya no se puede conseguir.
try-stopped = Respuesta { of-player }: { reply-said }. Ya no se gana con la jugada siguiente.
try-gained = Respuesta { of-player }: { reply-said }, que gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
consta-crosscut-made = La pareja { $first }–{ $second } suma { $count } contra { $against }.
consta-flaw-stack = { $move } es una pila.
consta-flaw-pair = { $move } son dos piedras sueltas.
consta-flaw-apart = Tras { $move }, { $first } y { $second } no están en una misma cadena.
consta-flaw-frail-link = Tras { $move }, { $first } y { $second } todavía pueden quedar separadas.
consta-flaw-uncut = { $move } no corta ninguna diagonal { of-opponent }.
consta-flaw-holds = Tras { $move }, { $first } y { $second } siguen unidas.
consta-flaw-no-chain = Tras { $move } no hay ninguna cadena { of-player } de borde a borde.
consta-flaw-frail = Tras { $move } hay una cadena { of-player }, pero se puede cortar.
consta-flaw-stands = Tras { $move }, la cadena { of-opponent } sigue en pie.
carteso-flaw-colour = { move-begins } no pone ninguna piedra { $colour ->
    [black] negra
   *[white] blanca
}.
carteso-flaw-small = Tras { move-said }, el grupo de { $space } tiene { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}.
carteso-flaw-span = Tras { move-said }, el grupo de { $space } abarca { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
} y { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
}.
carteso-flaw-open = Tras { move-said }, el grupo de { $space } todavía puede crecer.

## Temas de los problemas

theme-consta-double = dos amenazas a la vez
theme-consta-rank = corte por mayor rango
theme-consta-barred = la casilla prohibida
theme-consta-edge = junto al borde
theme-consta-ladder = la escalera
theme-carteso-square = quién coloca al final
theme-carteso-finish = quién lo termina
theme-carteso-give = ceder un grupo
theme-carteso-pass = cuándo pasar
theme-constructo-tempo = ganar un turno
theme-constructo-stuck = bases bloqueadas
theme-constructo-top = el último remate

## Retos

share-challenge = Reto: que otra persona la juegue mejor
share-challenged = Con este enlace, otra persona lleva { player } desde la jugada { $move } contra el nivel { $level }. Para empezar en otra posición, ve antes a ella.
challenge-title = Mejóralo
challenge-task = Lleva { player } desde la jugada { $move } contra el nivel { $level }. La primera línea tuvo { $count ->
    [one] { $count } jugada más
   *[other] { $count } jugadas más
}. { $result }.
challenge-over = { player-name } desde la jugada { $move } contra el nivel { $level }: las dos líneas.
challenge-first = Por mejorar
challenge-own = La respuesta
challenge-compare = Comparar líneas
challenge-answer = Enviar la respuesta
challenge-open = La primera partida

## Los tres del día

daily = Los tres del día
daily-today = Hoy
daily-about = Un problema de cada juego, hoy los mismos para todo el mundo.
daily-open = { $game }, sin resolver
daily-solved = { $game }, resuelto { $tries ->
    [1] al primer intento
   *[other] en { $tries } intentos
}
daily-shown = { $game }, con la solución a la vista
daily-streak = { $date } · { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-days = { $days ->
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}
daily-future = Ese día aún no ha llegado. Estos son los de hoy.
daily-early = Ese día aún no había problemas del día. Estos son los de hoy.
daily-mangled = El enlace no dice ningún día; quizá le falte una parte. Estos son los de hoy.
daily-more = Más problemas
daily-share = Copiar el resultado
daily-copied = El resultado está copiado. No desvela ninguna jugada.
daily-result = Trilithon, los tres del día n.º { $number }, { $date }
daily-result-solved = { $signs } { $game }: { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
daily-result-shown = { $signs } { $game }: sin resolver
daily-result-streak = { $days } días seguidos

## Inicio

home-title = Juegos de tablero para jugar, estudiar y compartir
home-lead = Contra el ordenador, en persona o enviando enlaces, en tu propio dispositivo y también sin conexión.
home-begin = Haz aquí la primera jugada
home-begin-learn = Aprender con una lección
home-continue = Seguir jugando
home-games = Los juegos
home-pause = Detener los tableros
home-board = : la partida de este tablero, jugada a jugada
home-play = Jugar
home-consta = Une tus dos bordes con una cadena que resista la respuesta. Las piedras se apilan de dos en dos, y en los cruces aguanta la pareja de mayor rango.
home-carteso = Las piedras no son de nadie, y ambos colocan de los dos colores. Los grupos que acaban siendo altos son de Vertical; los anchos, de Horizontal.
home-constructo = Los dos levantan las mismas torres sobre un puñado de hexágonos. Cada torre es de quien le pone la cima.
home-more = Qué más hay
home-puzzles = Posiciones con una sola jugada buena: se demuestran por búsqueda exacta y se juegan hasta el final.
home-lessons = Lecciones
home-lessons-about = Tareas pequeñas que enseñan cada juego en el tablero.
home-begin-play = Jugar contra el nivel 1
home-opponents = El ordenador como rival
home-opponents-about = Cómo piensa y qué fuerza tienen sus niveles, medida.
home-solved = Constructo, resuelto
home-solved-about = El valor de las primeras jugadas, demostrado.
home-reports = Los juegos en números
home-reports-about = Lo que cientos de partidas del ordenador contra sí mismo dicen de cada uno.
home-lab = El laboratorio
home-lab-about = Una consola de Python con el motor a mano.
home-embed = Tableros en otras páginas
home-embed-about = Un diagrama, una partida o un juego para tu propio sitio.
credit-consta = Consta es un juego de Matteo Perlini.
credit-carteso = Carteso es un juego de Luis Bolaños Mures.
credit-constructo = Constructo es un juego de Santiago Eximeno.
home-nothing-leaves = No hace falta ninguna cuenta, y nada sale de este dispositivo.

## Guardar el sitio, renovarlo y lo que necesita

offline-keeping = Guardando el sitio para usarlo sin conexión…
offline-kept = Funciona sin conexión.
offline-full = En este dispositivo no queda espacio para guardar el sitio, así que necesita conexión.
offline-refused = Este navegador no permite guardar el sitio, así que necesita conexión.
offline-failed = No se ha podido descargar todo el sitio, así que aún necesita conexión. Se volverá a intentar la próxima vez que cargues la página.
renewed = Hay una versión nueva de Trilithon. Tu partida sigue como está.
renewed-load = Cargarla
renewed-later = Más tarde
dialog-missing = No se ha podido traer esta parte de la página. Comprueba la conexión o vuelve a cargar la página: tu partida está guardada.
dialog-again = Probar otra vez
needs-title = Este navegador no puede ejecutar Trilithon
needs-script = JavaScript está desactivado. Trilithon lo necesita para todo menos las reglas y los artículos: actívalo para este sitio y vuelve a cargar la página.
needs-features = Le falta:
needs-browsers = Trilithon funciona en Chrome y Edge desde la versión 123, en Firefox desde la 125 y en Safari desde la 17.5. Los modos de protección, como el modo de aislamiento, desactivan WebAssembly, que el motor necesita: permítelo para este sitio.
app-description = Juegos de mesa abstractos para jugar, estudiar y compartir, con conexión o sin ella.

## La página que se muestra donde no hay ninguna

page-unkept = Esa página necesita la red: nunca se abrió con ella en este dispositivo. Lo que hay aquí funciona sin red.
missing-title = No hay ninguna página aquí
missing-text = Puede que la dirección esté mal escrita o que la página se haya movido. Las partidas guardadas en este dispositivo siguen ahí, y los enlaces a partidas siguen funcionando.
missing-home = Ir a los juegos
missing-play = Jugar

## Relojes y nombres

person-name = Nombre
clock = Reloj
clock-help = El reloj empieza con la primera jugada de la partida, cada jugada le suma sus segundos y se detiene en el estudio y mientras esta página está oculta o cerrada.
clock-help-live = Para cuando la partida se juega en vivo: el mismo tiempo para ambos, desde la primera jugada. Por enlaces nadie tiene prisa.
clock-each = Ambos
clock-minutes = Minutos
clock-increment = + segundos
clock-face = { $minutes }:{ $seconds }
clock-face-hours = { $hours }:{ $minutes }:{ $seconds }
clock-left = { player-name }, tiempo restante: { $hours ->
    [0] { "" }
    [one] { $hours } hora,{" "}
   *[other] { $hours } horas,{" "}
}{ $minutes ->
    [0] { "" }
    [one] { $minutes } minuto,{" "}
   *[other] { $minutes } minutos,{" "}
}{ $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
clock-low = { player-name }: { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}

## Estadísticas

statistics = Estadísticas
statistics-help = Partidas terminadas en este dispositivo y jugadas desde el principio; de cada una cuenta el primer final.
statistics-empty = Todavía no se ha terminado ninguna partida.
statistics-save = Guardar como tabla
statistics-wipe = Borrar…
statistics-beside = Dos personas aquí
statistics-played = { $count } { $count ->
    [one] partida
   *[other] partidas
}
statistics-won = { $count } { $count ->
    [one] ganada
   *[other] ganadas
}
statistics-drawn = { $count } { $count ->
    [one] empatada
   *[other] empatadas
}
statistics-lost = { $count } { $count ->
    [one] perdida
   *[other] perdidas
}
statistics-length = { NUMBER($plies, maximumFractionDigits: 1) } { $plies ->
    [one] jugada
   *[other] jugadas
} de media
statistics-streak-won = las últimas { $count }, ganadas
statistics-streak-drawn = las últimas { $count }, empatadas
statistics-streak-lost = las últimas { $count }, perdidas
statistics-best = mejor racha de victorias: { $count }
statistics-last = última partida: { $when }
statistics-now = ahora mismo
wipe-question = ¿Borrar de este dispositivo?
wipe-results = { $count ->
    [one] Las estadísticas de { $count } partida
   *[other] Las estadísticas de { $count } partidas
}
wipe-games = { $count ->
    [one] { $count } partida guardada, también si es por enlace
   *[other] Las { $count } partidas guardadas, también las que son por enlace
}
wipe-help = Lo que se borra no se puede recuperar.

## La página de la partida: modos y lugares

acts = Qué hacer ahora
study = Estudio
back-to-game = Volver a la partida
leafed = Estás repasando. Las jugadas que pruebes aquí no cambian la partida.
title-your-move = Te toca
keys-undo = Deshacer la última elección
rule-whole = En su propia página

## Lo que hay junto al tablero: el objetivo, las amenazas, la leyenda, los consejos

aim = { player-name }: { $aim }
aim-consta-black-line = { $turned ->
    [across] unir izquierda y derecha
   *[no] unir arriba y abajo
}
aim-consta-white-line = { $turned ->
    [across] unir arriba y abajo
   *[no] unir izquierda y derecha
}
aim-carteso-vertical-line = { $turned ->
    [across] quedarse los grupos anchos
   *[no] quedarse los grupos altos
}
aim-carteso-horizontal-line = { $turned ->
    [across] quedarse los grupos altos
   *[no] quedarse los grupos anchos
}
aim-constructo-yellow-line = coronar las torres
aim-constructo-blue-line = coronar las torres
consta-cut = { $seat ->
    [human] Corta esta cadena ahora o pierdes
   *[other] La cadena { of-player } gana si no se corta ahora
}
consta-prompt = Dos piedras, o una pila: elige la misma casilla dos veces.
consta-prompt-second = Ahora otra piedra, o la misma casilla otra vez para una pila.
carteso-prompt = Pulsa un color o arrástralo a un punto, o elige antes un punto.
carteso-prompt-black = Elige un punto para una piedra negra.
carteso-prompt-white = Elige un punto para una piedra blanca.
carteso-prompt-colour = Pulsa un color para poner la piedra, o elige el punto otra vez para cambiarla.
constructo-prompt-tile = Ahora elige una casilla vacía.
constructo-prompt-base = Ahora elige una base de tu mano.
constructo-prompt-goal = Ahora elige la casilla a la que va la base.
constructo-prompt-lift = Elige una base tuya y luego la casilla a la que va.
carteso-reckoning = { $stones }{ $sign ->
    [plus] { " " }+ { $komi } komi
    [minus] { " " }− { $komi } komi
   *[none] { " " }{ $stones ->
        [one] reclamada
       *[other] reclamadas
    }
}{ $button ->
    [yes] { " " }+ 0,5
   *[no] { "" }
}

legend = Qué significan las marcas
legend-open = Leyenda
legend-none = Todavía no hay marcas en el tablero.
legend-draft = Puesta, pero todavía no jugada.
legend-last = La última jugada.
legend-barred = Una regla prohíbe ahora esta casilla. Señálala para leer por qué.
consta-legend-threat = Una cadena que gana si la próxima jugada no la corta.
consta-legend-chain = La cadena que ha ganado.
consta-legend-ranks = Un cruce. Las cifras cuentan las piedras de cada diagonal: la que tiene más une, la otra queda cortada.
consta-legend-open = Puntos: están unidas, pero un cruce todavía puede cortarlas.
consta-legend-holds = Una línea: están unidas para siempre.
consta-legend-cut = Fina y a trazos: están cortadas una de otra.
consta-legend-stack = Una pila: dos piedras en una casilla.
carteso-legend-vertical = Cuatro puntos en vertical: el grupo es más alto que ancho y, por ahora, de Vertical.
carteso-legend-horizontal = Cuatro puntos en horizontal: el grupo es más ancho que alto y, por ahora, de Horizontal.
carteso-legend-sure = Una línea: el dueño del grupo ya no puede cambiar.
carteso-legend-claimed-vertical = Reclamado por Vertical: las piedras de este grupo cuentan.
carteso-legend-claimed-horizontal = Reclamado por Horizontal: las piedras de este grupo cuentan.
constructo-legend-tower = Una torre: un punto para el color de arriba.
constructo-legend-ring = Una base pequeña sin más que una base hueca alrededor: no es torre.
constructo-legend-stuck = Rayada: aquí ya no puede cambiar nada.
constructo-legend-side = La misma pila vista de lado, con la base más baja abajo.
constructo-legend-goal = La base puede ir aquí.
constructo-legend-from = De donde vino la base.
constructo-legend-lifts = Una base sola puede ir sobre una vecina en la que encaje.

tips = Consejos en las primeras partidas
tip-close = Quitar el consejo
consta-tip-threat = Esta cadena va de borde a borde. Gana si la próxima jugada no la corta.
consta-tip-crosscut = Un cruce: de las dos diagonales solo sigue unida la que tiene más piedras.
consta-tip-open = Las piedras que se tocan por la esquina están conectadas, hasta que un cruce con más piedras las corta.
consta-tip-stack = Una pila cuenta como dos piedras en un cruce; así es difícil de cortar.
carteso-tip-forecast = Los puntos dicen de quién es el grupo por ahora: en vertical u horizontal.
carteso-tip-sure = Una línea en vez de puntos: el dueño ya no puede cambiar.
carteso-tip-claim = Ninguna piedra puede ensanchar ni alargar este grupo: queda reclamado y sus piedras cuentan.
constructo-tip-tower = Una torre: un punto para el color de arriba, mientras nadie la cubra.
constructo-tip-ring = Una base hueca en torno a una pequeña aún no es torre; con una mediana encima, sí.
constructo-tip-lift = Una base sola puede moverse: base hueca sobre pequeña, mediana sobre base hueca, pequeña sobre mediana.

## Ritmo y jugadas adelantadas

pause = Pausa antes de la jugada del ordenador
pause-none = Ninguna
pause-short = 0,6 s
pause-long = 1,2 s
premove = Tu próxima jugada está anotada: { $choices }. Se hará si es posible; Deshacer la retira.
premove-dropped = Lo que elegiste por adelantado ya no se puede jugar.

## El final de la partida

match-plies = La partida solo tiene { $plies } jugadas.
consta-end-chain = La cadena aguantó la respuesta de { opponent }.
carteso-end-count = Reclamadas: Vertical { $vertical }; Horizontal { $horizontal } + { NUMBER($komi) } de komi.
carteso-end-button = Reclamadas: Vertical { $vertical }; Horizontal { $horizontal } + { NUMBER($komi) } de komi. El botón: medio punto para { player }.
constructo-end-towers = No quedan jugadas { for-player }. Torres coronadas: amarillo { $yellow }, azul { $blue }.
end-result = Resultado
end-rematch = Revancha, otro bando
end-same-sides = Revancha
end-next-level = Siguiente: nivel { $level }
end-lost = Desde el error
end-lost-before = Tu jugada aquí fue { move-said }, pero ninguna jugada en concreto parece haber perdido la partida: ya iba mal antes. ¿Qué es lo mejor?
end-lost-here = Tu jugada aquí fue { move-said }, que al parecer te costó la partida. ¿Qué es mejor?
end-opening = Misma apertura
end-review = Revisar la partida
end-share = Compartir
end-close = Cerrar
end-tally = { $first } { $one } – { $other } { $second }
end-total = Las dos rondas: { $first } { $one } – { $other } { $second }.

## Partidas en vivo

live-open = Jugar en vivo…
live-panel = Partida en vivo
live-title = Jugar en vivo
live-begin = Juega a { $game } con alguien en otro dispositivo, jugada a jugada. Empieza una partida nueva, con los ajustes de la que está en el tablero. ¿Qué bando llevas?
live-preparing = Preparando el enlace…
live-offer = 1. Envía este enlace a la otra persona, o enséñale el código.
live-link = Invitación
live-await = 2. Te enviará una respuesta. Ábrela en este dispositivo o pégala aquí. Hasta entonces, deja abierta esta página.
live-answer-field = Respuesta
live-connect = Conectar
live-privacy = Los dos dispositivos se hablan directamente, sin servidor. Por eso cada uno conoce la dirección de red del otro.
live-no-answer = Eso no es una respuesta a esta invitación. Copia entero el enlace que te enviaron.
live-invited = Te invitan a jugar a { $game } en vivo: llevas { player }.
live-invited-settle = Te invitan a jugar a { $game } en vivo. Antes de empezar, acordáis lo que falta por decidir.
live-invited-clock = Cada uno tiene { $minutes } min, y { $seconds } s más por jugada.
live-accept = Jugar en vivo
live-by-link = Jugar por enlaces
live-answer = Devuelve esta respuesta, o enseña el código. La partida empieza cuando la abran.
live-answer-link = Respuesta
live-answer-wait = Deja abierta esta página. Si no se logra la conexión, la otra persona te enviará enlaces.
live-trying = Conectando…
live-failed = En 20 segundos no se ha logrado la conexión: desde donde están, los dos dispositivos no pueden alcanzarse. Por enlaces la partida es la misma, y no se pierde nada.
live-retry = Probar otra vez
live-handing = Buscando la página que espera esta respuesta…
live-handed = La página que esperaba tiene la respuesta y se conecta. Esta se puede cerrar.
live-not-handed = Ninguna página de este navegador espera esa respuesta. Ábrela en el navegador donde se hizo la invitación, con aquella página abierta.
live-own = Esta invitación es tuya. Envíasela a la otra persona.
live-framed = Esta página está en un marco que no puede conservar nada: con él se perdería una partida en vivo. Abre el enlace en una pestaña propia.
live-unable = Este navegador, o el marco en que está esta página, no puede conectarse con otro dispositivo. Jugad por enlaces.
live-damaged = Esa invitación no está entera, o es de otra partida. Se puede jugar por enlaces.
live-meeting = Conectado. Esperando la página de la otra persona…
live-here = La otra persona está aquí.
live-away = La otra persona está mirando otra cosa.
live-typing = La otra persona está escribiendo…
live-lost = Se ha perdido la conexión por el momento. La página la busca de nuevo.
live-gone = La conexión ha terminado. La partida sigue por enlaces, o en vivo con otra invitación.
live-apart = Los dos dispositivos conocen cursos distintos de esta partida. Envía el enlace de la partida: quien lo abra podrá elegir.
live-again = Invitar otra vez
live-rematch = Otra partida, cambiando de bando
live-rematch-not = Mejor no
live-rematch-own = Quieres otra partida. Se lo preguntamos a la otra persona.
live-rematch-theirs = La otra persona quiere otra partida.
live-request = Pides deshacer { $moves ->
    [one] tu última jugada
   *[other] las últimas { $moves } jugadas
}.
live-request-refused = No has aceptado deshacer. La partida sigue.
live-draw = Ofreces un empate.
live-draw-refused = No has aceptado el empate. La partida sigue.
live-way = Los mensajes tardan { $way } ms.
live-stood = Su reloj ha estado parado { $seconds } s.
live-words = Decir…
live-text = Tus palabras
live-send = Enviar
live-you = Tú
live-them = Rival
circle-open = Mirarla entre varios…
circle-panel = Entre varios
circle-title = Mirarla entre varios
circle-offer = 1. Envía este enlace a una persona: verá este tablero con todo lo que hagas en él, y podrá señalar.
circle-invited = Te invitan a mirar un tablero con otras personas.
circle-join = Mirar el tablero
circle-answer = Devuelve esta respuesta, o enseña el código. Cuando la abran, verás el tablero.
circle-answer-wait = Deja abierta esta página.
circle-damaged = Esa invitación no está entera.
circle-failed = No se ha logrado la conexión: desde donde están, los dos dispositivos no pueden alcanzarse.
circle-ended = El tablero ya no se comparte. Lo que has visto sigue aquí.
circle-guest-here = Miras el tablero de otra persona: es ella quien invita.
circle-guest = Invitado { $number }
circle-hand-to = Ceder la jugada
circle-take = Recuperar la jugada
circle-alone = Todavía no mira nadie.
circle-yours = Te toca mover: todos ven lo que haces.
circle-hosts = Mueve quien invita.
circle-others = Mueve el invitado { $number }.
circle-invite = Invitar a alguien
circle-end = Terminar
circle-leave = Salir
circle-full = Hay { $most } invitados como mucho.
circle-hand = La jugada se cede a un invitado que esté aquí, y no en una partida por enlace.
circle-none = Nadie más mira este tablero.
live-word-hello = ¡Hola!
live-word-luck = ¡Que vaya bien!
live-word-well = ¡Bien jugado!
live-word-thanks = ¡Gracias!
live-word-sorry = ¡Perdón!
live-word-moment = Un momento, por favor.
live-word-here = Ya estoy aquí.
live-word-bye = ¡Hasta luego!
live-seats = Solo se puede jugar en vivo una partida por enlace en la que lleves un bando.
live-none = Esta partida no se está jugando en vivo.
live-goes-on = Se puede empezar otra partida cuando esta termine.
live-words-long = Como mucho { $most } caracteres, por favor.
live-large = El otro dispositivo ha enviado demasiado de una vez; no se ha leído.
live-frequent = El otro dispositivo envía más de lo que se puede leer.
live-malformed = El otro dispositivo ha enviado algo que no se entiende.
live-version = El otro dispositivo tiene otra versión de esta página ({ $version }). Cargad de nuevo las dos páginas.
live-other = El otro dispositivo juega otra partida.
live-turn = El otro dispositivo ha enviado una jugada fuera de turno; no se ha tomado.
live-settled = El otro dispositivo ha enviado algo de otra ronda; no se ha tomado.

## Dos pestañas con una partida

followed = Esta partida se juega en otra pestaña; aquí se ve.
followed-take = Jugar aquí
followed-barred = Esta partida se juega en otra pestaña. «Jugar aquí» la trae a esta.
