"""`aprendiz play` opens the table in a browser, or says where it is."""

import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from aprendiz.lang.languages import LANGUAGES
from tests.cli.command import COMMAND, USUAL, aprendiz
from tests.cli.served import get, serves, until

SECONDS = 300
NO_SCREEN = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")

LAST = re.compile(r"The table opens in your browser|No browser could be opened")


class Playing:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line.rstrip("\n"))
            if LAST.match(line):
                break

    @property
    def url(self) -> str:
        """The URL of the page."""
        [url] = re.findall(r"https?://\S+", self.lines[-1])
        return str(url)

    def end(self, number: int = signal.SIGINT) -> tuple[int, str, str]:
        """Send a signal; the exit code, and the remaining output and errors."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        out, errors = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, out, errors


@contextmanager
def plays(*arguments: str | Path, environment: Mapping[str, str] = NO_SCREEN) -> Iterator[Playing]:
    settings = {name: value for name, value in {**USUAL, **environment}.items() if value or name not in NO_SCREEN}
    pipe = subprocess.PIPE
    command = [*COMMAND, "play", *map(str, arguments)]
    with subprocess.Popen(command, env=settings, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        playing = Playing(process)
        try:
            yield playing
        finally:
            if process.poll() is None:
                process.kill()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def shown(tmp_path: Path) -> Path:
    """The file that lists the URLs the browser was asked to show."""
    return tmp_path / "shown"


@pytest.fixture
def browser(tmp_path: Path, shown: Path) -> dict[str, str]:
    """A browser that only writes down the URLs it is asked to show."""
    script = tmp_path / "browser.py"
    script.write_text(f"import sys; open({str(shown)!r}, 'a').write(sys.argv[1] + '\\n')")
    return {"BROWSER": f"{shlex.quote(sys.executable)} {shlex.quote(str(script))} %s"}


def text_at(url: str) -> str:
    parts = urlsplit(url)
    connection = HTTPConnection(parts.netloc, timeout=SECONDS)
    try:
        connection.request("GET", parts.path or "/")
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def test_the_browser_shows_a_page_that_is_there(data: Path, shown: Path, browser: dict[str, str]) -> None:
    with plays("--port", "0", "--data", data, environment=browser) as playing:
        assert playing.lines[-1] == f"The table opens in your browser: {playing.url}"
        assert urlsplit(playing.url).hostname == "localhost"
        until(shown.exists)
        assert shown.read_text().split() == [playing.url]
        assert "<title>" in text_at(playing.url)

        code, out, errors = playing.end()

    assert (code, errors) == (0, "")
    assert out.strip() == "The server has stopped; all tables are kept."


@pytest.mark.parametrize(("game", "path"), [("flautz", "/play/flautz"), ("labyrinth", ""), ("", "")])
def test_a_game_that_has_a_table_is_opened_at_once(data: Path, browser: dict[str, str], game: str, path: str) -> None:
    with plays(*([game] if game else []), "--port", "0", "--data", data, environment=browser) as playing:
        assert urlsplit(playing.url).path == path


def test_without_a_browser_the_address_is_told(data: Path) -> None:
    with plays("--port", "0", "--data", data) as playing:
        assert playing.lines[-1] == f"No browser could be opened. Open this address yourself: {playing.url}"
        assert "<title>" in text_at(playing.url)
        assert playing.end()[0] == 0


def test_a_browser_that_fails_is_no_browser(data: Path) -> None:
    failing = f"{shlex.quote(sys.executable)} -c 'raise SystemExit(1)' %s"
    with plays("--port", "0", "--data", data, environment={**NO_SCREEN, "BROWSER": failing}) as playing:
        assert playing.lines[-1].startswith("No browser could be opened.")


def test_a_browser_that_stays_open_is_not_waited_for(data: Path, tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    script.write_text("import time; time.sleep(20)")
    slow = f"{shlex.quote(sys.executable)} {shlex.quote(str(script))} %s"
    settings = {**USUAL, "BROWSER": slow}
    command = [*COMMAND, "play", "--port", "0", "--data", str(data), "--host", "127.0.0.1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=settings, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        assert process.stdout is not None
        lines: list[str] = []
        while not lines or lines[-1] != "Ctrl-C stops it.\n":
            lines.append(process.stdout.readline())
        until((data / "server.json").exists)
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 0


def test_whether_phones_can_join_is_said(data: Path) -> None:
    with plays("--port", "0", "--data", data, "--host", "127.0.0.1") as playing:
        assert playing.lines[0].startswith("Phones and other computers can’t join")
    with plays("--port", "0", "--data", data) as playing:
        [phones] = [line for line in playing.lines if line.startswith("Phones")]
        for url in re.findall(r"https?://\S+", phones):
            assert "localhost" not in url
            assert get(f"{url}/api/health")["status"] == "ok"


def test_a_busy_port_leads_to_the_next_one_and_that_is_said(data: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with plays("--port", str(port), "--data", data, "--host", "127.0.0.1") as playing:
            found = urlsplit(playing.url).port
            assert playing.lines[0] == f"Port {port} is taken, so this server uses {found}."
            assert found != port


def test_a_server_that_runs_already_is_opened_and_runs_on(data: Path, shown: Path, browser: dict[str, str]) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        with plays("--data", data, environment=browser) as playing:
            assert playing.lines == [
                f"The tables in {data} are already open: a server is running.",
                f"The table opens in your browser: http://localhost:{served.port}",
            ]
            assert playing.process.wait(SECONDS) == 0
        assert shown.read_text().split() == [playing.url]
        assert get(f"{served.url}/api/health")["status"] == "ok"


def test_a_server_that_was_killed_is_no_server(data: Path) -> None:
    with serves("--port", "0", "--data", data, "--host", "127.0.0.1") as served:
        served.end(signal.SIGKILL)
    assert (data / "server.json").exists()

    with plays("--port", "0", "--data", data, "--host", "127.0.0.1") as playing:
        assert "<title>" in text_at(playing.url)


def test_another_program_on_its_port_is_no_server(data: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        data.mkdir()
        (data / "server.json").write_text(
            f'{{"url": "http://127.0.0.1:{other.getsockname()[1]}", "keeper": "nobody", "process": 1}}'
        )
        with plays("--port", "0", "--data", data, "--host", "127.0.0.1") as playing:
            assert not any("already" in line for line in playing.lines)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "3"], "--seats: counts only with --text"),
        (["--bots", "novice"], "--bots: counts only with --text"),
        (["--watch"], "--watch: counts only with --text"),
        (["--plain"], "--plain: counts only with --text"),
        (["--memory-help"], "--memory-help: counts only with --text"),
        (["labyrinth", "--walls", "3"], "--walls: counts only with --text"),
        (["--seed", "0"], "--seed: counts only with --text"),
        (["--resume", "half.json"], "--resume: counts only with --text"),
        (["--text", "--port", "8000"], "--port: cannot be given together with --text"),
        (["--text", "--data", "."], "--data: cannot be given together with --text"),
        (["--host", ""], "--host: is missing"),
    ],
)
def test_what_belongs_to_the_other_way_of_playing_is_refused(arguments: list[str], told: str) -> None:
    answer = aprendiz("play", *arguments)

    assert (answer.stdout, answer.stderr, answer.returncode) == ("", f"aprendiz: {told}\n", 2)


def test_it_is_refused_in_every_language() -> None:
    answers = {aprendiz("play", "--seats", "3", "--lang", language).stderr for language in LANGUAGES}

    assert len(answers) == len(LANGUAGES)
