from statistics import mean, median

from trilithon.lab import new, points, random_game, show, think

# What does the computer think of this board?
game = new("carteso", "Bc3 Wb2", size=5, komi=0.5)
show(game)
for advice in think(game, playouts=1000)[:3]:
    print(advice)

# The computer plays itself.
game = new("carteso", size=5, komi=0.5)
while game.outcome is None:
    game.play_text(think(game, playouts=200)[0].move)
show(game, "%g : %g points" % points(game))

# Which komi is fair? Here, for games of chance moves.
leads = []
for seed in range(100):
    first, second = points(random_game("carteso", seed, size=5, komi=0.5))
    leads.append(first - second + 0.5)
for komi in range(-6, 7, 2):
    print(f"komi {komi + 0.5:4}: first player wins {mean(lead > komi + 0.5 for lead in leads):.0%}")
print("In the middle, the first player leads by", median(leads))
