"""Events: what happened, and who may see which part of it."""

from __future__ import annotations

from typing import Final

from carrack.kernel.messages import Arg, Message


class Event:
    """One thing that happened. Everybody sees `args`; the seats in `audience` see `secret` as well."""

    def __init__(
        self,
        kind: str,
        args: dict[str, Arg],
        secret: dict[str, Arg] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.secret: Final[dict[str, Arg]] = {} if secret is None else secret
        self.audience: Final = audience

    def seen_by(self, seat: int) -> Message:
        """The event as one seat may know it; seat -1 is the public."""
        if not self.secret:
            return Message("event-" + self.kind, self.args)
        if seat in self.audience:
            return Message("event-" + self.kind, {**self.args, **self.secret})
        return Message("event-" + self.kind + "-hidden", self.args)

    def in_full(self) -> Message:
        """The event with everything open, for replays of finished matches."""
        return Message("event-" + self.kind, {**self.args, **self.secret})
