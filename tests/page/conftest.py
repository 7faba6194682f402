"""What tests of the page's engine begin with."""

from __future__ import annotations

import pytest

from tests.support.client import Client
from tests.support.link_devices import Device, begun_by_link


@pytest.fixture
def client() -> Client:
    """A page that shows a first board."""
    client = Client()
    client.send("open")
    return client


@pytest.fixture
def devices() -> tuple[Device, Device]:
    """Those of Black and White in a game by link that has begun."""
    return begun_by_link()
