from trilithon.lab import new, show, solve

# Five tiles, each at its column.row. Add one, and see how much longer the proof takes.
game = new("constructo", pattern="0.0+2.0+1.1+3.1+2.2")
show(game)

solved = solve(game)
print("The first player has", {1: "a win", 0: "a draw", -1: "a loss"}[solved.value])
print(
    "First moves that keep it:",
    *(move for move, value in solved.moves.items() if value == solved.value),
)

# Both play best to the end.
while game.outcome is None:
    game.play_text(next(iter(solve(game).moves)))
show(game, "Best play of both", numbers=True)
