"""Pieces that pages have in common are put in as if they stood there."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest

from tools.build.steps import StepError
from tools.site.frame import framed


def test_a_piece_leads_to_the_same_files_from_a_folder_and_is_as_deep_as_its_comment() -> None:
    root = framed("<head>\n  <!-- frame/theme -->\n</head>\n", PurePosixPath("play.html"))
    below = framed("<head>\n<!-- frame/theme -->\n</head>\n", PurePosixPath("rules/consta.html"))
    assert '\n  <script type="module" src="js/lib/theme.js" blocking="render">' in root
    assert '\n<script type="module" src="../js/lib/theme.js" blocking="render">' in below
    assert root.endswith("</head>\n")


def test_a_piece_is_made_of_others_each_as_deep_as_it_is_named() -> None:
    page = framed("  <!-- frame/task-settings -->\n", PurePosixPath("learn.html"))
    assert "<!-- " not in page
    assert '\n    <label class="field"><span data-text="language">' in page


def test_references_within_a_page_stay() -> None:
    button = framed("<!-- frame/settings-open -->", PurePosixPath("lab/index.html"))
    assert 'href="#icon-settings"' in button


def test_a_piece_that_is_not_there_is_named() -> None:
    with pytest.raises(StepError, match="frame/nothing"):
        framed("<!-- frame/nothing -->", PurePosixPath("play.html"))
