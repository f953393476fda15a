"""The tools that measure a page find the faults they look for."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import contrast_faults, structure_faults
from tests.web.boxes import misfits
from tests.web.conftest import PHONE, Opened
from tests.web.soon import soon
from tests.web.trouble import Trouble

FINE = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Fine</title>
<style>body { margin: 0; font: 16px/1.5 sans-serif } button { min-width: 44px; min-height: 44px }</style>
<main><h1>A page</h1><p>Some text, <a href="#">a link</a> in it.</p><button>Go</button></main>"""

WRONG = {
    "beyond the edge": '<p style="white-space: nowrap">{words}</p>',
    "cut": '<p style="overflow: hidden; white-space: nowrap; width: 200px">{words}</p>',
    "cut by": '<div style="overflow: hidden; width: 200px"><p style="white-space: nowrap">{words}</p></div>',
    "cut by <div": '<div style="overflow: hidden; height: 12px"><p style="margin: 0">Low words</p></div>',
    "overlap": '<p>First words</p><p style="margin-top: -36px">Second words</p>',
    "small target": '<button style="min-height: 20px; height: 20px">Go</button>',
}

COMPLAINTS = {
    "console.error('no')": ["error"],
    "throw new Error('no')": ["uncaught"],
    "fetch('http://127.0.0.1:9/')": ["error", "failed", "uncaught"],
}
"""The kinds of complaints that each script causes."""


def test_a_page_that_fits_is_fine(blank: Page) -> None:
    blank.set_content(FINE)

    assert misfits(blank) == []


@pytest.mark.parametrize("problem", WRONG)
def test_what_does_not_fit_is_found(blank: Page, problem: str) -> None:
    blank.set_content(FINE + WRONG[problem].format(words="many words in a line " * 8))

    assert any(found.startswith(problem) for found in misfits(blank))


def test_what_is_not_accessible_is_found(blank: Page) -> None:
    blank.set_content(FINE)
    assert structure_faults(blank) == contrast_faults(blank) == []

    blank.set_content(FINE + "<button></button><p style='color: #999; background: #fff'>Pale</p>")
    assert any(fault.startswith("button-name") for fault in structure_faults(blank))
    assert [fault.partition(":")[0] for fault in contrast_faults(blank)] == ["color-contrast"]


@pytest.mark.parametrize("script", COMPLAINTS)
def test_complaints_are_noticed(blank: Page, trouble: Trouble, script: str) -> None:
    blank.evaluate(f"setTimeout(() => {{ {script} }})")

    soon(blank, lambda: sorted(complaint.partition(":")[0] for complaint in trouble.found), COMPLAINTS[script])
    trouble.found.clear()


@pytest.fixture
def blank(opened: Opened) -> Page:
    return opened(**PHONE)
