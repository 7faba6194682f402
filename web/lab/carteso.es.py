from statistics import mean, median

from trilithon.lab import new, points, random_game, show, think

# ¿Qué piensa el ordenador de este tablero?
game = new("carteso", "Bc3 Wb2", size=5, komi=0.5)
show(game)
for advice in think(game, playouts=1000)[:3]:
    print(advice)

# El ordenador juega contra sí mismo.
game = new("carteso", size=5, komi=0.5)
while game.outcome is None:
    game.play_text(think(game, playouts=200)[0].move)
show(game, "%g : %g puntos" % points(game))

# ¿Qué komi es justo? Aquí, para partidas de jugadas al azar.
leads = []
for seed in range(100):
    first, second = points(random_game("carteso", seed, size=5, komi=0.5))
    leads.append(first - second + 0.5)
for komi in range(-6, 7, 2):
    print(f"komi {komi + 0.5:4}: gana quien empieza {mean(lead > komi + 0.5 for lead in leads):.0%}")
print("En el medio, la ventaja de quien empieza es", median(leads))
