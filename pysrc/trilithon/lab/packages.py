"""Further packages by micropip, and a plain word on each that cannot be had.

micropip says alike of a package that it did not find and of one that it could not ask for, so what
becomes of each request is noted here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

_FAILED = re.compile(r"Can't find a pure Python 3 wheel for:? (.*)|Can't fetch metadata for (.*)")
_QUOTED = re.compile(r"'([^']+)'")
_NAME = re.compile(r"[A-Za-z0-9._-]+", re.ASCII)
_NOT_FOUND = 404


class PackagesNotHad(Exception):
    """Packages that cannot be had; `reasons` lists them by why not.

    `unreached`: there was no answer; `unknown`: no package has that name; `unfit`: it holds more
    than Python, so that it cannot run here.
    """

    def __init__(self, reasons: dict[str, list[str]]) -> None:
        self.reasons = reasons
        told = (f"{reason}: {', '.join(names)}" for reason, names in reasons.items() if names)
        super().__init__("; ".join(told))


class Packages:
    """Installs packages by a micropip, whose own `install` it takes the place of."""

    def __init__(self, micropip: ModuleType) -> None:
        manager = micropip._package_manager_singleton
        # What went wrong with the requests of one call, by the package's name.
        self._faults: dict[str, str] = {}
        self._install: Callable[..., Awaitable[None]] = manager.install
        manager.compat_layer = self._noting(manager.compat_layer)
        micropip.install = self.install  # type: ignore[attr-defined]

    async def install(self, requirements: str | Iterable[str], **options: Any) -> None:
        """Install packages with all that they need, like micropip does.

        Raises PackagesNotHad, and what micropip raises for other reasons.
        """
        self._faults.clear()
        wanted = [requirements] if isinstance(requirements, str) else list(requirements)
        try:
            await self._install(wanted, **{"keep_going": True, **options})
        except (ValueError, OSError) as error:
            if (reasons := self._reasons(str(error))) is None:
                raise
            raise PackagesNotHad(reasons) from None

    def _reasons(self, message: str) -> dict[str, list[str]] | None:
        """The packages that were not had, by the reason; None where it was another matter."""
        found = _FAILED.search(message)
        if found is None and not self._faults:
            return None
        failed = _QUOTED.findall(found[1] or found[2]) if found else []
        reasons: dict[str, list[str]] = {"unreached": [], "unknown": [], "unfit": []}
        for name in dict.fromkeys([*map(_plain, failed), *self._faults]):
            reasons[self._faults.get(name, "unfit")].append(name)
        return reasons

    def _noting(self, layer: Any) -> type[Any]:
        """The layer by which micropip fetches, with a note taken of each failure."""
        faults = self._faults

        async def noted(fetch: Callable[..., Awaitable[Any]], url: str, options: Any) -> Any:
            try:
                return await fetch(url, options)
            except Exception as error:
                missing = getattr(error, "status", None) == _NOT_FOUND
                faults[_package(url)] = "unknown" if missing else "unreached"
                raise

        class Noting(layer):  # type: ignore[misc]
            @staticmethod
            async def fetch_string_and_headers(url: str, options: Any) -> Any:
                return await noted(layer.fetch_string_and_headers, url, options)

            @staticmethod
            async def fetch_bytes(url: str, options: Any) -> Any:
                return await noted(layer.fetch_bytes, url, options)

        return Noting


def _package(url: str) -> str:
    """The package that an index page or a file is of."""
    last = urlsplit(url).path.rstrip("/").rpartition("/")[2]
    return _plain(last.split("-")[0] if ".whl" in last else last)


def _plain(requirement: str) -> str:
    """A package's name as indexes write it."""
    found = _NAME.match(requirement)
    return re.sub(r"[-_.]+", "-", found[0]).lower() if found else requirement
