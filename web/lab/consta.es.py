from collections import Counter

from trilithon.lab import count, new, random_game, show

# ¿De cuántas maneras se puede empezar?
for depth in range(1, 4):
    print(depth, count(new("consta", size=5), depth))

# Una partida de jugadas al azar; la misma semilla da la misma partida.
game = random_game("consta", seed=7, size=7)
show(game, f"{len(game.line()) - 1} jugadas: {game.outcome.result}", numbers=True)

# ¿Quién gana si ambos juegan al azar?
games = (random_game("consta", seed, size=5) for seed in range(200))
Counter(game.outcome.result for game in games)
