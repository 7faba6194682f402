"""The lab's page as a person uses it, and somebody who answers for PyPI."""

from __future__ import annotations

import io
import json
import zipfile

from playwright.sync_api import BrowserContext, Locator, Page, Route

# Python takes long to start, on a machine that does much else.
PATIENCE = 90_000
PYPI = "https://pypi.org"
FILES = "https://files.pythonhosted.org"


class Lab:
    """The lab's page as a person uses it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.editor = page.locator("#lab-editor .cm-content")
        self.output = page.locator("#lab-output")
        self.says = page.locator("#lab-says")

    def open(self, place: str = "lab/") -> Lab:
        """Go to the page and wait until Python is there."""
        self.page.goto(self.address + place)
        return self.ready()

    def ready(self) -> Lab:
        """Wait until no program runs."""
        self.page.wait_for_selector('body[data-state="ready"]', timeout=PATIENCE)
        return self

    def write(self, program: str) -> Lab:
        """Put a program in the place of what stands in the editor."""
        self.editor.click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(program)
        return self

    def begin(self, program: str) -> Lab:
        """Start a program."""
        self.write(program).page.click("#lab-run")
        return self

    def run(self, program: str) -> Lab:
        """Run a program to its end."""
        return self.begin(program).ready()

    def example(self, name: str) -> Lab:
        """Take an example into the editor, and run it."""
        self.page.click(f'[data-example="{name}"]')
        self.page.click("#lab-run")
        return self.ready()

    def last(self, kind: str) -> Locator:
        """The last that was said of a kind."""
        return self.output.locator(f".said-{kind}").last

    def fetch(self, package: str) -> Lab:
        """Fetch a package by the field for it."""
        self.page.fill("#lab-package", package)
        self.page.press("#lab-package", "Enter")
        return self.ready()


def wheel(name: str, needs: str = "") -> bytes:
    """A small package."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr(f"{name}.py", f'said = "{name} is here"\n')
        about = f"{name}-1.0.dist-info"
        metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
        metadata += f"Requires-Dist: {needs}\n" if needs else ""
        archive.writestr(f"{about}/METADATA", metadata)
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n")
        archive.writestr(f"{about}/RECORD", "")
    return content.getvalue()


def stand_in_for_pypi(context: BrowserContext, packages: dict[str, tuple[str, bytes]]) -> None:
    """Answer for PyPI with these packages, each the name of its one file and what is in it."""
    anyone = {"Access-Control-Allow-Origin": "*"}

    def index(route: Route) -> None:
        name = route.request.url.rstrip("/").rpartition("/")[2]
        if name not in packages:
            route.fulfill(status=404, headers=anyone)
            return
        file, _ = packages[name]
        files = [{"filename": file, "url": f"{FILES}/{file}", "hashes": {}}]
        page = {"meta": {"api-version": "1.1"}, "name": name, "versions": ["1.0"], "files": files}
        kind = "application/vnd.pypi.simple.v1+json"
        route.fulfill(body=json.dumps(page), headers={**anyone, "Content-Type": kind})

    def download(route: Route) -> None:
        file = route.request.url.rpartition("/")[2]
        body = next(body for name, body in packages.values() if name == file)
        route.fulfill(body=body, headers=anyone)

    context.route(f"{PYPI}/**", index)
    context.route(f"{FILES}/**", download)
