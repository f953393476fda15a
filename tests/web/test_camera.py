"""A phone's camera can read the QR code in the waiting room, by day and by night."""

import base64

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.camera import read
from tests.web.conftest import PHONE, Opened
from tests.web.guest import Guest

PIXELS = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = (data[4 * at] + data[4 * at + 1] + data[4 * at + 2]) / 3;
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener("load", resolve));
  reader.readAsDataURL(new Blob([grey]));
  await read;
  return [width, height, reader.result.split(",")[1]];
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_camera_reads_the_invitation_on_a_large_screen_as_it_is(
    reachable_server: str, opened: Opened, theme: str
) -> None:
    host = inviting(opened(url=reachable_server, theme=theme))

    assert read(*pixels(host.page.screenshot(), opened())) == [host.field("link").input_value()]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_camera_reads_the_invitation_on_a_phone(reachable_server: str, opened: Opened, theme: str) -> None:
    host = inviting(opened(url=reachable_server, theme=theme, **PHONE))
    qr(host).evaluate("element => element.scrollIntoView({ block: 'center' })")

    assert read(*pixels(host.page.screenshot(), opened())) == [host.field("link").input_value()]


def inviting(page: Page) -> Guest:
    """A host in a waiting room that shows its invitation."""
    host = Guest(page)
    host.come()
    host.way("invite-friends").click()
    host.button("begin-friends").click()
    expect(qr(host)).to_have_js_property("complete", True)
    return host


def qr(host: Guest) -> Locator:
    return host.page.get_by_role("img", name=host.say("qr"))


def pixels(picture: bytes, page: Page) -> tuple[int, int, bytes]:
    """The grey values of a PNG, decoded in an empty page, where no content policy forbids it."""
    width, height, grey = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    return width, height, base64.b64decode(grey)
