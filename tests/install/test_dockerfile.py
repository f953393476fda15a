"""The Dockerfile's instructions, executed in order as they stand."""

from pathlib import Path

import pytest

from tests.install.dockerfile import built, can_run, entry_point
from tests.install.environment import ROOT

DOCKERFILE = ROOT / "Dockerfile"


@pytest.mark.skipif(not can_run(), reason="the Dockerfile's lines, as this machine allows no mounts or is no Debian")
def test_the_lines_of_the_dockerfile_build_a_compiled_server(tmp_path: Path) -> None:
    stage = built(DOCKERFILE, tmp_path)
    version = stage.run(" ".join([*entry_point(DOCKERFILE), "--version"]))
    assert "engine: compiled" in version.splitlines()
    assert stage.run("stat --format '%U %a' /data").strip() == "aprendiz 700"
    assert stage.run("ls /wheels 2>/dev/null || echo gone").strip() == "gone"
