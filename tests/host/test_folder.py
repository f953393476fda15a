"""Where tables are kept by the custom of each platform."""

from pathlib import Path

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.host.folder import customary, data_folder, made


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "home/.local/share/aprendiz"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "home/.local/share/aprendiz"),
        ("linux", {"XDG_DATA_HOME": "{root}/data"}, "data/aprendiz"),
        ("freebsd14", {}, "home/.local/share/aprendiz"),
        ("darwin", {"XDG_DATA_HOME": "{root}/data"}, "home/Library/Application Support/Aprendiz"),
        ("win32", {"LOCALAPPDATA": "{root}/local"}, "local/Aprendiz"),
        ("win32", {}, "home/AppData/Local/Aprendiz"),
    ],
)
def test_the_folder_follows_the_custom_of_the_platform(
    platform: str, environment: dict[str, str], folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    given = {name: value.format(root=tmp_path) for name, value in environment.items()}
    assert customary(platform, given) == tmp_path / folder


def test_the_users_folder_is_made_for_the_user_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = data_folder()
    assert folder.is_relative_to(tmp_path)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert data_folder() == folder


def test_a_folder_that_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    assert made(tmp_path).stat().st_mode & 0o777 == 0o755


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Invalid) as problem:
        made(tmp_path / "file" / "folder")
    assert (problem.value.where, problem.value.problem) == (str(tmp_path / "file" / "folder"), "unwritable")
