"""Reads QR codes, dark on light, anywhere in a picture, as a phone's camera does."""

from zxingcpp import BarcodeFormat, read_barcodes


def read(width: int, height: int, grey: bytes) -> list[str]:
    """Ignores codes that are light on dark, because not every phone reads them."""
    picture = memoryview(grey).cast("B", (height, width))
    found = read_barcodes(picture, try_invert=False)
    return [code.text for code in found if code.format == BarcodeFormat.QRCode]
