"""Files of many games."""

from __future__ import annotations

from trilithon.formats.collection import read_new, write_collection

DAMAGED = ["1tnothing"] * 5
RECORD = '[Game "consta"] [Size "5"] 1. c3 *'


def test_others_get_in_between_links_of_no_use_too() -> None:
    assert len(list(write_collection(DAMAGED))) == len(DAMAGED)
    assert len(list(read_new(RECORD, DAMAGED))) > len(DAMAGED)
