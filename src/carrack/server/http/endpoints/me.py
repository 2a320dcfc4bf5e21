"""People: guests, accounts, log-in, settings, what one takes along, and leaving."""

from __future__ import annotations

import io
import time
import zipfile
from typing import Final

import msgspec

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.people.accounts import Entered
from carrack.server.people.sessions import COOKIE
from carrack.server.records.people import (
    Credentials,
    Me,
    MeChange,
    Newcomer,
    PasswordChange,
    PushKey,
    PushSubscription,
)

Plain = Call[NoBody, NoQuery]


async def guest(call: Call[Newcomer, NoQuery]) -> Me:
    """Start at once; whoever has a session already stays who they are."""
    if call.user is not None:
        return await call.services.accounts.me(call.user)
    return entered(call, await call.services.accounts.new_guest(call.body.name))


def entered(call: Call[Newcomer, NoQuery] | Call[Credentials, NoQuery], who: Entered) -> Me:
    """The new session goes to the browser."""
    call.cookies[COOKIE] = who.token
    return who.me


async def me(call: Plain) -> Me:
    """Who I am."""
    return await call.services.accounts.me(call.person)


async def change_me(call: Call[MeChange, NoQuery]) -> Me:
    """Another name, other settings."""
    if call.body.settings is not None:
        call.services.subscriptions.check(call.body.settings)
    return await call.services.accounts.change(call.person, call.body)


async def claim(call: Call[Credentials, NoQuery]) -> Me:
    """A guest becomes an account."""
    return entered(call, await call.services.accounts.claim(call.person, call.session, call.body))


async def change_password(call: Call[PasswordChange, NoQuery]) -> Me:
    """Another password."""
    return await call.services.accounts.change_password(call.person, call.session, call.body)


async def log_in(call: Call[Credentials, NoQuery]) -> Me:
    """Come back; what was played as a guest comes along."""
    who, moved = await call.services.accounts.log_in(call.body, call.user, call.session)
    await call.services.door.renew(moved)
    return entered(call, who)


async def log_out(call: Plain) -> None:
    """End this session."""
    await call.services.accounts.log_out(call.session)
    call.cookies[COOKIE] = None


async def remove_me(call: Plain) -> None:
    """The person is forgotten; the matches stay for the others."""
    await call.services.belongings.leave_all(call.person)
    await call.services.accounts.remove(call.person)
    call.cookies[COOKIE] = None


async def export(call: Plain) -> Page:
    """Everything that is kept about a person, as a zip: the account, and the matches as match files."""
    about = await call.services.accounts.me(call.person)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("me.json", msgspec.json.format(msgspec.json.encode(about), indent=1))
        async for name, content in call.services.belongings.files_of(call.person):
            archive.writestr(f"matches/{name}", content)
    name = f"carrack-{time.strftime('%Y-%m-%d')}.zip"
    return Page(
        packed.getvalue(), "application/zip", {"Content-Disposition": f'attachment; filename="{name}"'}
    )


async def push_key(call: Plain) -> PushKey:
    """What a browser needs to ask for notices."""
    return PushKey(call.services.config.push_public_key)


async def subscribe(call: Call[PushSubscription, NoQuery]) -> None:
    """Notices to this browser."""
    await call.services.subscriptions.subscribe(call.person, call.body)


async def unsubscribe(call: Call[PushSubscription, NoQuery]) -> None:
    """No more of them."""
    await call.services.subscriptions.unsubscribe(call.person, call.body)


ENDPOINTS: Final = [
    Endpoint(
        "POST",
        "/api/guest",
        guest,
        Me,
        "anyone",
        Newcomer,
        status=201,
        rate="login",
        day="guests",
        summary="Start as a guest.",
    ),
    Endpoint("GET", "/api/me", me, Me, summary="Who I am."),
    Endpoint("PATCH", "/api/me", change_me, Me, body=MeChange, rate="write", summary="Name and settings."),
    Endpoint(
        "DELETE", "/api/me", remove_me, None, status=204, rate="costly", summary="Remove my account for good."
    ),
    Endpoint(
        "POST",
        "/api/me/claim",
        claim,
        Me,
        body=Credentials,
        rate="login",
        summary="Keep the guest as an account.",
    ),
    Endpoint(
        "POST",
        "/api/me/password",
        change_password,
        Me,
        body=PasswordChange,
        rate="login",
        summary="A new password; every other session ends.",
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        export,
        Page,
        rate="costly",
        can_wait=True,
        summary="Everything about me, as a zip.",
    ),
    Endpoint("POST", "/api/login", log_in, Me, "anyone", Credentials, rate="login", summary="Log in."),
    Endpoint("POST", "/api/logout", log_out, None, status=204, rate="write", summary="Log out."),
    Endpoint("GET", "/api/me/push", push_key, PushKey, summary="The server's key for Web Push."),
    Endpoint(
        "POST",
        "/api/me/push",
        subscribe,
        None,
        body=PushSubscription,
        status=204,
        rate="write",
        summary="Send notices to this browser.",
    ),
    Endpoint(
        "DELETE",
        "/api/me/push",
        unsubscribe,
        None,
        body=PushSubscription,
        status=204,
        rate="write",
        summary="Send none to it any more.",
    ),
]
