from collections import Counter

from trilithon.lab import count, new, random_game, show

# How many ways are there to begin?
for depth in range(1, 4):
    print(depth, count(new("consta", size=5), depth))

# A game of chance moves; the same seed gives the same game.
game = random_game("consta", seed=7, size=7)
show(game, f"{len(game.line()) - 1} moves: {game.outcome.result}", numbers=True)

# Who wins when both play at random?
games = (random_game("consta", seed, size=5) for seed in range(200))
Counter(game.outcome.result for game in games)
