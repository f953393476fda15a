"""What a phone's camera reads: QR codes, dark on light, somewhere in a picture."""

from zxingcpp import BarcodeFormat, read_barcodes


def read(width: int, height: int, grey: bytes) -> list[str]:
    """Not every phone reads a code that is light on dark, so neither does this one."""
    picture = memoryview(grey).cast("B", (height, width))
    found = read_barcodes(picture, try_invert=False)
    return [code.text for code in found if code.format == BarcodeFormat.QRCode]
