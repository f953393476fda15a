"""An invitation as other devices read it: a link, and the same as a drawing for a camera."""

import io
from typing import Final

import segno

QUIET_ZONE: Final = 4
"""Modules of white around the code, as its standard asks for."""


def link(address: str, code: str) -> str:
    """What stands behind the `#` is never sent to a server."""
    return f"{address}/#{code}"


def drawn(text: str) -> bytes:
    """As SVG, dark on white whatever is around it, as large as its place."""
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
