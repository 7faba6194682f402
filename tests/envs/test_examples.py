"""The example that learns does learn."""

from __future__ import annotations

from examples.train_consta import train


def test_a_policy_learns_to_beat_random_play() -> None:
    share, weights = train(1, minutes=5, size=3, rounds=10, side_by_side=48, quiet=True)
    # By far more than 1,000 games between equals would show.
    assert share > 0.6
    assert weights["hidden"].shape == (3 * 3 * 7, 192)
