"""The default data folder, by the convention of each platform."""

import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS

from aprendiz.core.errors import Invalid
from aprendiz.host.folder import made, usual_folder

on_unix = pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="the custom of other platforms")


@on_unix
@pytest.mark.parametrize(
    ("data_home", "folder"),
    [
        (None, "home/.local/share/aprendiz"),
        ("relative", "home/.local/share/aprendiz"),
        ("{root}/data", "data/aprendiz"),
    ],
)
def test_the_folder_follows_the_custom_of_the_platform(
    data_home: str | None, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    if data_home is not None:
        monkeypatch.setenv("XDG_DATA_HOME", data_home.format(root=tmp_path))
    assert usual_folder() == tmp_path / folder


def test_on_a_mac_the_folder_is_where_the_documentation_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    folder = MacOS("Aprendiz", appauthor=False).user_data_path
    assert folder == tmp_path / "Library/Application Support/Aprendiz"


def test_a_new_folder_is_for_the_user_alone(tmp_path: Path) -> None:
    folder = made(tmp_path / "data" / "aprendiz")
    assert folder.stat().st_mode & 0o777 == 0o700
    assert made(folder) == folder


def test_a_folder_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert made(tmp_path).stat().st_mode & 0o777 == 0o755


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Invalid) as problem:
        made(tmp_path / "file" / "folder")
    assert (problem.value.where, problem.value.problem) == (str(tmp_path / "file" / "folder"), "unwritable")
