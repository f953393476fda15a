"""The network that a request comes from. Rate limits count by network, because keys of devices are free."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection

PREFIX: Final = 64
"""Bits of an IPv6 address that name a network. One household has at least all addresses of such a network."""


def network_of(connection: HTTPConnection) -> str:
    """Behind a trusted proxy, uvicorn has set the address to the one that the proxy was asked from."""
    client = connection.scope.get("client")
    return named("" if client is None else client[0])


def named(address: str) -> str:
    """An IPv4 address itself, or the network of an IPv6 address; anything else is one network."""
    try:
        found: IPv4Address | IPv6Address | None = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((int(found), PREFIX), strict=False))
        found = found.ipv4_mapped
    return str(found)
