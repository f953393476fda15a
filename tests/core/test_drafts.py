"""A new file is there whole or not at all."""

from pathlib import Path

import pytest

from aprendiz.core.drafts import OWNER, Draft
from aprendiz.core.errors import Invalid


def test_a_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    wanted = tmp_path / "page.html"
    with Draft(wanted):
        assert len(list(tmp_path.iterdir())) == 1
        assert not wanted.exists()
    assert list(tmp_path.iterdir()) == []

    with Draft(wanted) as draft:
        assert not wanted.exists()
        draft.write("all of it")
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]
    assert wanted.read_text(encoding="utf-8") == "all of it"

    with pytest.raises(Invalid, match="already there"):
        Draft(wanted)


def test_what_is_not_for_everybody_never_is(tmp_path: Path) -> None:
    wanted = tmp_path / "copy"
    with Draft(wanted, OWNER) as draft:
        assert draft.beside.stat().st_mode & 0o777 == OWNER
        draft.keep()
    assert wanted.stat().st_mode & 0o777 == OWNER
