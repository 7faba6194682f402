"""Tasks for tests, and the page's part in them."""

from __future__ import annotations

from typing import Any

from tests.support.client import Client


def opened(start: dict[str, Any]) -> Client:
    client = Client()
    client.send("open", start=start)
    return client
