"""An invitation as a link and as a QR code."""

import io
from typing import Final

import segno

QUIET_ZONE: Final = 4
"""Width of the white border around the QR code in modules, as its standard requires."""


def link(address: str, code: str) -> str:
    """The code comes after the `#`, because browsers never send that part to a server."""
    return f"{address}/#{code}"


def drawn(text: str) -> bytes:
    """The QR code as SVG: dark on white on any background, without a fixed size."""
    drawing = io.BytesIO()
    segno.make(text, micro=False, error="m").save(
        drawing,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        omitsize=True,
        svgclass=None,
        lineclass=None,
        xmldecl=False,
    )
    return drawing.getvalue()
