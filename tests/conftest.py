"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# How fast a machine is, and what else it does just then, is not what tests are about.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")
