from trilithon.lab import new, show, solve

# Cinco casillas, cada una en su columna.fila. Añade una y mira cuánto más tarda la demostración.
game = new("constructo", pattern="0.0+2.0+1.1+3.1+2.2")
show(game)

solved = solve(game)
print("Quien empieza tiene", {1: "una victoria", 0: "un empate", -1: "una derrota"}[solved.value])
print(
    "Primeras jugadas que lo conservan:",
    *(move for move, value in solved.moves.items() if value == solved.value),
)

# Ambos juegan lo mejor hasta el final.
while game.outcome is None:
    game.play_text(next(iter(solve(game).moves)))
show(game, "El mejor juego de ambos", numbers=True)
