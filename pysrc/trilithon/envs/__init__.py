"""The games where programs learn: as PettingZoo and OpenSpiel have them, and many at once.

`trilithon.envs.pettingzoo` and `trilithon.envs.openspiel` want the extras of these names, and
`trilithon.envs.vector` wants NumPy. `trilithon.envs.episode` needs nothing.
"""
