"""What a Host header may say, and what this machine is called."""

import socket
from pathlib import Path

import pytest

from aprendiz.server.host_names import AGE, HostNames, ascii_name, domains, host_in, own_names


@pytest.mark.parametrize(
    ("header", "host"),
    [
        *(("localhost", "localhost"), ("localhost:8000", "localhost"), ("LocalHost:", "localhost")),
        *(("games.example.org.", "games.example.org"), ("games.example.org.:443", "games.example.org")),
        *(("192.168.1.5:8000", "192.168.1.5"), ("[::1]:8000", "::1"), ("[FE80::1]", "fe80::1")),
        *(
            ("[fe80::1%25eth0]:8000", "fe80::1"),
            ("[fe80::1%wlan0]", "fe80::1"),
            ("[::ffff:10.0.0.1]", "::ffff:10.0.0.1"),
        ),
        *(("xn--mnchen-3ya.example", "xn--mnchen-3ya.example"), ("my_laptop", "my_laptop")),
    ],
)
def test_a_host_is_a_name_or_an_address_with_or_without_a_port(header: str, host: str) -> None:
    assert host_in(header) == host


@pytest.mark.parametrize(
    "header",
    [
        *(
            "",
            ":8000",
            ".",
            "..",
            "a..b",
            "anna@localhost",
            "localhost, evil.example",
            "localhost evil",
            "localhost:80:80",
        ),
        *("localhost:x", "localhost:999999", "::1", "[::1", "[localhost]", "[1.2.3.4]", "[]", "http://localhost"),
        *("localhost/", "localhost?", "localhost#", "münchen.example", "a" * 64, "a." * 127 + "a", "-a", "a-", "<b>"),
        *("localhost\x00", "localhost\n", "%6cocalhost", "localhost%25", "[::1]x", "[fe80::1%]"),
    ],
)
def test_anything_else_is_no_host(header: str) -> None:
    assert host_in(header) is None


def test_names_are_compared_as_browsers_send_them() -> None:
    assert ascii_name("München.Example.") == "xn--mnchen-3ya.example"
    assert [ascii_name(name) for name in ("", "a b", "a:80", "http://a", "*.a")] == [None] * 5


def test_a_machine_has_its_name_alone_in_its_network_and_in_its_domains(tmp_path: Path) -> None:
    resolver = tmp_path / "resolv.conf"
    resolver.write_text(
        "# search of nothing\nnameserver 1.1.1.1\nsearch fritz.box lan\ndomain home.arpa\n", encoding="ascii"
    )
    assert own_names("Laptop", domains(resolver)) == {
        *("laptop", "laptop.local", "laptop.fritz.box", "laptop.lan", "laptop.home.arpa")
    }
    assert own_names("annas-air.fritz.box", []) == {"annas-air.fritz.box", "annas-air", "annas-air.local"}
    assert own_names("", ["lan"]) == set()
    assert domains(tmp_path / "missing") == []


def test_every_address_is_known_and_only_the_names_that_are_ours() -> None:
    names = HostNames(["games.example.org"])
    machine = own_names(socket.gethostname(), [])
    known = ("localhost", "127.0.0.1", "::1", "192.0.2.7", "2001:db8::1", "games.example.org", *machine)
    assert all(names.has(name) for name in known)
    other = (
        "evil.example",
        "games.example.org.evil.example",
        "localhost.evil.example",
        "127.1",
        "2130706433",
        "0x7f.1",
    )
    assert not any(names.has(name) for name in other)


def test_a_new_name_of_the_machine_is_known_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 1000.0
    machine = "kitchen"
    monkeypatch.setattr(socket, "gethostname", lambda: machine)
    monkeypatch.setattr(socket, "getfqdn", lambda: machine)
    names = HostNames(clock=lambda: time)
    assert names.has("kitchen.local")
    machine = "garden"
    assert not names.has("garden.local")
    time += AGE
    assert names.has("garden.local")
    assert not names.has("kitchen.local")
