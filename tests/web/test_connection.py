"""What the page says of its connection: through a slow proxy, and when the line is really cut."""

import pytest
from playwright.sync_api import expect

from web.clicking import QUICK, Clicker
from web.opening import Traffic
from web.proxy import Proxy

# Everything that was ever said about the connection.
REMEMBER = """window.said = [];
new MutationObserver(() => {
  const text = document.querySelector('.connection')?.textContent.trim();
  if (text && window.said.at(-1) !== text) window.said.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true });"""
# How long the first socket took to open, in milliseconds; a busy machine adds to the delay.
MEASURE = """window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    const began = performance.now();
    this.addEventListener('open', () => { window.took ??= performance.now() - began; });
  }
};"""
LOST = "Connection lost. Reconnecting …"
CONNECTING = "Connecting …"
TOLD_AFTER = 5_000


@pytest.fixture
def through(server):
    """A proxy before the server, with a delay of handshakes."""
    proxies: list[Proxy] = []

    def proxy(delay: float) -> Proxy:
        proxies.append(Proxy(server.port, delay))
        return proxies[-1]

    yield proxy
    for one in proxies:
        one.stop()


def test_slow_handshake_is_no_loss(visit, through):
    """A handshake of 3 s is nobody's business; on the way to a match the open socket is used."""
    someone = visit(to=through(3.0))
    page = someone.page
    page.add_init_script(REMEMBER + MEASURE)
    match = someone.create(QUICK)
    traffic = Traffic(page)
    with page.expect_event("websocket") as opened:
        someone.go("/")
    opened.value.wait_for_event("framereceived")
    told = [CONNECTING] if page.evaluate("window.took") > TOLD_AFTER else []
    assert page.evaluate("window.said") == told
    page.locator(f'a[href="/m/{match}"]').first.click()
    Clicker(page, 1).click()
    expect(page.locator(".board svg").first).to_be_visible()
    assert len(traffic.sockets) == 1
    assert traffic.wished(page)[-1]["match"] == match
    assert page.evaluate("window.said") == told


def test_very_slow_handshake_is_told(visit, through):
    """After 5 s the page says that it is connecting, and never that something was lost."""
    someone = visit(to=through(8.0))
    someone.page.add_init_script(REMEMBER)
    page = someone.go("/")
    page.wait_for_function("() => window.said.length > 0")
    expect(page.locator(".connection p")).to_be_hidden()
    assert page.evaluate("window.said") == [CONNECTING]


def test_cut_line_is_told_and_heals(visit, through):
    """A line that is cut is told as lost, and what happened meanwhile comes with the new connection."""
    line = through(0.0)
    someone = visit(to=line)
    page = someone.page
    page.add_init_script(REMEMBER)
    match = someone.create(QUICK)
    someone.go(f"/m/{match}")
    Clicker(page, 1).click()
    line.cut()
    expect(page.locator(".connection p")).to_have_text(LOST)
    line.mend()
    expect(page.locator(".connection p")).to_be_hidden()
    for _ in range(3):
        Clicker(page, 2).click()
    assert page.evaluate("window.said") == [LOST]
