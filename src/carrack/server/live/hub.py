"""Who listens, and what they are told: new states, chat, presence, turns.

A slow listener costs no memory: of every kind of news only the newest is kept for it, and the state that is
sent covers everything since the last one that was.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from carrack.server.matches.loaded import LoadedMatch
from carrack.server.matches.showing import NOWHERE, Wish, shown_state
from carrack.server.ops import metrics
from carrack.server.records.live import ChatLine, ChatUpdate, LobbyUpdate, PresenceUpdate, TurnsUpdate

MOST_LINES = 100
LOBBY_EVERY = 1.0
OF_MATCHES = ("state", "presence")
"""The kinds of news about the match that somebody looks at; of its chat every line is told."""
encoder = msgspec.json.Encoder()


class Listener:
    """One open socket: a user who looks at a match from a seat, or at no match."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.refused = False
        self.unread: frozenset[int] = frozenset()
        """Those whose lines the user doesn't want to read."""
        self._news: dict[str, str] = {}
        self._lines: deque[str] = deque(maxlen=MOST_LINES)
        self._woken = asyncio.Event()
        self.turn_to("", NOWHERE)

    def turn_to(self, match: str, wish: Wish, invitation: str = "", hears: bool = True) -> None:
        """Look at another match or from another seat; what was not sent of the one before is dropped."""
        self.match = match
        self.invitation = invitation
        self.hears = hears
        """Whether it hears what is said there."""
        self.looking = wish.looking
        self.changes = wish.changes
        self.since = wish.since
        """The version that it has for certain."""
        self.told = wish.since
        """The version that it was told, whether it is sent already or not."""
        for kind in OF_MATCHES:
            self._news.pop(kind, None)
        self._lines.clear()

    def tell(self, kind: str, frame: str) -> None:
        """News of a kind, instead of what was not sent yet."""
        self._news[kind] = frame
        self._woken.set()

    def tell_state(self, frame: str, version: int) -> None:
        """A new state."""
        self.told = version
        self.tell("state", frame)

    def tell_line(self, frame: str) -> None:
        """Something said."""
        self._lines.append(frame)
        self._woken.set()

    def refuse(self) -> None:
        """The user may no longer look from here."""
        self.refused = True
        self._news.clear()
        self._lines.clear()
        self._woken.set()

    async def next(self) -> list[str]:
        """What to send now; waits until there is something. Empty: close."""
        await self._woken.wait()
        self._woken.clear()
        frames = [*self._news.values(), *self._lines]
        self._news.clear()
        self._lines.clear()
        self.since = self.told
        return [] if self.refused else frames


class Hub:
    """All listeners of this process."""

    def __init__(self, time: Callable[[], float]) -> None:
        self.time = time
        self._by_match: dict[str, set[Listener]] = {}
        self._by_user: dict[int, set[Listener]] = {}
        self._turns: dict[int, set[str]] = {}
        self._lobby_told = -LOBBY_EVERY
        self._lobby_later: asyncio.TimerHandle | None = None
        self.elsewhere: Callable[[str], set[int]] = lambda _: set()
        """Who looks at a match through another process."""

    def enter(self, listener: Listener, turns: list[str]) -> None:
        """Somebody listens from now on; `turns` are the matches that wait for the user."""
        self._by_user.setdefault(listener.user, set()).add(listener)
        self._turns[listener.user] = set(turns)
        self._tell_turns(listener.user)
        metrics.SOCKETS.inc()

    def turn(
        self,
        listener: Listener,
        match: str,
        wish: Wish,
        invitation: str = "",
        hears: bool = True,
    ) -> None:
        """Somebody hears of another match from now on, or with an empty name of none."""
        self._leave(listener)
        listener.turn_to(match, wish, invitation, hears)
        if match:
            self._by_match.setdefault(match, set()).add(listener)

    def _leave(self, listener: Listener) -> None:
        self._by_match.get(listener.match, set()).discard(listener)
        if not self._by_match.get(listener.match):
            self._by_match.pop(listener.match, None)

    def go(self, listener: Listener) -> bool:
        """Somebody listens no more; whether it was so before."""
        if listener not in self._by_user.get(listener.user, ()):
            return False
        metrics.SOCKETS.dec()
        self._by_user.get(listener.user, set()).discard(listener)
        if not self._by_user.get(listener.user):
            self._by_user.pop(listener.user, None)
        self._leave(listener)
        if listener.user not in self._by_user:
            self._turns.pop(listener.user, None)
        return True

    def count(self, user: int) -> int:
        """How many sockets somebody has."""
        return len(self._by_user.get(user, ()))

    def users(self) -> list[int]:
        """Everybody who listens."""
        return list(self._by_user)

    def watched(self) -> list[str]:
        """The matches that somebody listens to."""
        return list(self._by_match)

    def here(self, match: str) -> list[int]:
        """The users who look at a match through this process."""
        return sorted({listener.user for listener in self._by_match.get(match, ())})

    def online(self, match: str) -> set[int]:
        """The users who look at a match."""
        return {*self.here(match), *self.elsewhere(match)}

    def is_told(self, match: str, version: int) -> bool:
        """Whether everybody who listens to a match was told this version."""
        return all(listener.told >= version for listener in self._by_match.get(match, ()))

    # News

    def publish(self, loaded: LoadedMatch) -> None:
        """A match has a new version. Nobody may change it meanwhile: the caller holds its lock."""
        online = self.online(loaded.id)
        for listener in list(self._by_match.get(loaded.id, ())):
            self.show(loaded, listener, online)
        if loaded.id not in self._by_match:
            loaded.unheard()

    def show(self, loaded: LoadedMatch, listener: Listener, online: set[int] | None = None) -> None:
        """The match as it is now, for one listener."""
        own = (
            listener.looking < 0
            or loaded.status == "over"
            or listener.looking in loaded.seats_of(listener.user)
        )
        if not own or not loaded.admits(listener.user, listener.invitation):
            listener.refuse()
            return
        online = self.online(loaded.id) if online is None else online
        loaded.heard = True
        wish = Wish(listener.looking, listener.since, listener.changes)
        shown = shown_state(loaded, listener.user, wish, online, self.time())
        listener.tell_state(shown.frame, loaded.version)

    def presence(self, loaded: LoadedMatch) -> None:
        """Somebody came or went."""
        loaded.shown.clear()
        here = self.online(loaded.id)
        seats = [seat.seat for seat in loaded.seats if seat.user in here]
        frame = encoder.encode(PresenceUpdate(loaded.id, seats)).decode()
        for listener in self._by_match.get(loaded.id, ()):
            listener.tell("presence", frame)

    def ignores(self, user: int, unread: frozenset[int]) -> None:
        """Whom somebody doesn't want to read from now on."""
        for listener in self._by_user.get(user, ()):
            listener.unread = unread

    def said(self, match: str, line: ChatLine, speaker: int) -> None:
        """Somebody said something."""
        frame = encoder.encode(ChatUpdate(match, line)).decode()
        for listener in self._by_match.get(match, ()):
            if listener.hears and speaker not in listener.unread:
                listener.tell_line(frame)

    def repeat(self, listener: Listener, line: ChatLine) -> None:
        """Something that was said while somebody was away."""
        listener.tell_line(encoder.encode(ChatUpdate(listener.match, line)).decode())

    def lobby(self) -> None:
        """The list of open matches changed; several changes within a second are told together."""
        if self._lobby_later is None:
            wait = max(0.0, self._lobby_told + LOBBY_EVERY - asyncio.get_running_loop().time())
            self._lobby_later = asyncio.get_running_loop().call_later(wait, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_later = None
        self._lobby_told = asyncio.get_running_loop().time()
        frame = encoder.encode(LobbyUpdate()).decode()
        for listeners in self._by_user.values():
            for listener in listeners:
                listener.tell("lobby", frame)

    def waits(self, user: int, match: str, waiting: bool) -> None:
        """A match waits for somebody, or no longer."""
        turns = self._turns.get(user)
        if turns is None or (match in turns) == waiting:
            return
        turns ^= {match}
        self._tell_turns(user)

    def turns(self, user: int, matches: list[str]) -> None:
        """All matches that wait for somebody, as the database has them."""
        if user in self._turns and self._turns[user] != set(matches):
            self._turns[user] = set(matches)
            self._tell_turns(user)

    def _tell_turns(self, user: int) -> None:
        frame = encoder.encode(TurnsUpdate(sorted(self._turns[user]))).decode()
        for listener in self._by_user.get(user, ()):
            listener.tell("turns", frame)
