"""Lessons in the browser: somebody does what the coach's card says, and all that it points at can be seen.

`PYTHONPATH=tests python -m web.lessons` walks every lesson, on a phone in German and wide in English, and
prints what can't be seen; with a folder it leaves a picture of each beat there.
"""

import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from carrack.kernel.registry import game_ids, rules_of
from carrack.lessons.loader import lessons_of
from carrack.server.ops.server_process import ServerProcess
from web.conftest import FLAGS, PHONE, WIDE, Visitor, wait_for

SEEN = """([things, pieces]) => {
  const PARTS = [0.5, 0.1, 0.9];
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    const at = PARTS.flatMap((x) => PARTS.map((y) => [box.x + x * box.width, box.y + y * box.height]));
    return at.some(([x, y]) => isSeenAt(element, x, y));
  };
  const isSeenAt = (element, x, y) => {
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || !isInside(element, x, y)) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && top.closest('.coach') === null && top.closest('.table') !== null;
  };
  const isInside = (element, x, y) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) continue;
      const box = at.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    }
    return true;
  };
  const named = (name, id) => [...document.querySelectorAll(`[${name}="${CSS.escape(id)}"]`)];
  return things.filter((thing) => {
    const meansIt = (one) => [one.id, one.face, ...one.means].includes(thing);
    const meant = pieces.filter(meansIt).map((one) => one.id);
    const found = [...named('data-zone', thing), ...named('data-shown', thing)];
    found.push(...meant.flatMap((id) => named('data-piece', id)));
    const seat = /^seat:(\\d+)$/.exec(thing);
    if (seat) found.push(...named('data-seat', seat[1]));
    return !found.some(isSeen);
  });
}"""


def unseen(visitor: Visitor, state: dict[str, Any]) -> list[str]:
    """What the card points at and nobody can see.

    On a phone cards in the closed hand are seen by the mark of its button. It shows one part of a board: of
    several things one must be seen, the others are a swipe or a press away. At the end the result says what
    they said.
    """
    card, page = state["lesson"], visitor.page
    if state["status"] == "over":
        return []
    things: list[str] = page.evaluate(SEEN, [card["points"], state["position"]["scene"]["pieces"]])
    if page.locator(".hand-button.coached").count():
        mine = owned(state)
        things = [thing for thing in things if thing not in mine]
    if len(things) < len(card["points"]):  # the others of a row by a swipe, of a phone's board by a press
        if page.locator(".bottom").count():
            return []
        rows = page.locator(".hand .cards")
        things = [thing for thing in things if not rows.locator(f'[data-piece="{thing}"]').count()]
    return things


def still_unseen(visitor: Visitor, state: dict[str, Any]) -> list[str]:
    """The same once whatever comes into view has come."""
    end = time.monotonic() + 3
    while missing := unseen(visitor, state):
        if time.monotonic() > end:
            break
        visitor.page.wait_for_timeout(20)
    return missing


def owned(state: dict[str, Any]) -> set[str]:
    """The learner's places, and what lies there, by all names that it has."""
    scene = state["position"]["scene"]
    found = {zone["id"] for zone in scene["zones"] if zone["owner"] == state["looking"]}
    for piece in scene["pieces"]:
        if piece["place"] in found:
            found |= {piece["face"], piece["id"], *piece["means"]}
    return found


def walk(visitor: Visitor, game: str, lesson: str, pictures: Path | None = None) -> Iterator[str]:
    """Go through a lesson by the card's own button; what is wrong at a beat is told."""
    match = visitor.post(f"/api/games/{game}/lessons/{lesson}", {"again": True})["id"]
    path = f"/api/matches/{match}?seat={seat_of(game, lesson)}"
    page = visitor.go(f"/m/{match}")
    state = visitor.ask(path)
    while state["lesson"]["state"] == "wait":  # the others begin
        state = visitor.ask(path)
    while state["lesson"]["state"] not in {"done", "free"}:
        card = state["lesson"]
        if card["state"] in {"astray", "stuck"}:
            yield f"{card['beat']}: {card['state']}"
            return
        coach = page.locator(".coach")
        expect(coach.locator("header")).to_contain_text(f" {card['number']} ")
        page.keyboard.press("s")  # the newest position, however calmly the others move
        missing = still_unseen(visitor, state)
        if missing:
            yield f"{card['beat']}: {', '.join(missing)} can't be seen"
        if pictures is not None:
            page.screenshot(path=pictures / f"{game}-{lesson}-{card['number']:02d}.png")
        coach.locator(".doing button").first.click()
        state = after(visitor, path, state)
    expect(page.locator(".coach .bar")).to_have_count(0)


def after(visitor: Visitor, path: str, before: dict[str, Any]) -> dict[str, Any]:
    """The state once the learner has gone on or chosen, and has to do something again."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        state = visitor.ask(path)
        if progress(state) != progress(before) and state["lesson"]["state"] != "wait":
            return state
        time.sleep(0.02)
    raise AssertionError(f"nothing happens after {before['lesson']['beat']}")


def progress(state: dict[str, Any]) -> tuple[str, int]:
    """How far the learner is: the beat, and the choices made; those of the others don't count."""
    own = [entry for entry in state["log"] if entry["seat"] == state["looking"]]
    return state["lesson"]["beat"], len(own)


def seat_of(game: str, lesson: str) -> int:
    """Where the learner sits."""
    return next(one for one in lessons_of(rules_of(game)) if one.id == lesson).file.learner


def visitor_with(browser: Browser, server: ServerProcess, language: str, phone: bool) -> Visitor:
    """Somebody with a size of screen and a language."""
    context = browser.new_context(
        locale={"en": "en-GB", "de": "de-DE"}[language],
        viewport=PHONE if phone else WIDE,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    return Visitor(context, server)


def main() -> None:
    """Walk every lesson; exit code 1 if something is wrong."""
    pictures = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    server = ServerProcess(Path(tempfile.mkdtemp()))
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            wait_for(server)
            for game in game_ids():
                for lesson in lessons_of(rules_of(game)):
                    for phone, language in ((True, "de"), (False, "en")):
                        wrong += walked(browser, server, game, lesson.id, language, phone, pictures)
        finally:
            server.stop()
    sys.exit(wrong > 0)


def walked(
    browser: Browser,
    server: ServerProcess,
    game: str,
    lesson: str,
    language: str,
    phone: bool,
    pictures: Path | None,
) -> int:
    """One lesson in one way; how much is wrong."""
    visitor = visitor_with(browser, server, language, phone)
    way = f"{'phone' if phone else 'wide'}-{language}"
    folder = None if pictures is None else pictures / way
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    found = [*walk(visitor, game, lesson, folder), *visitor.errors]
    for what in found:
        print(f"WRONG {game} {lesson} {way}: {what}", flush=True)  # noqa: T201  # the answer
    print(f"{game} {lesson} {way}: {len(found)} wrong, {time.monotonic() - began:.0f} s", flush=True)  # noqa: T201
    visitor.context.close()
    return len(found)


if __name__ == "__main__":
    main()
