"""The page without the server: the kept shell opens, says so, and goes on by itself."""

from playwright.sync_api import expect


def test_shell_without_the_server(visit, own_server):
    """Opened while the server is away, the page says that it is and comes back when the server does."""
    server = own_server()
    page = visit(to=server).go("/")
    page.locator("article .button.main").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.child.kill()
    server.child.wait()
    expect(page.locator(".connection p")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="The server is offline")).to_be_visible()
    own_server(server.port)
    expect(page.locator("article .button.main").first).to_be_visible()
    expect(page.get_by_role("heading", name="The server is offline")).to_be_hidden()


def test_the_page_can_be_installed(visit):
    """The manifest names a start page and icons that exist."""
    someone = visit()
    page = someone.go("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = someone.ask(address)
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert someone.context.request.get(f"{someone.base()}/{icon['src'].lstrip('/')}").ok
