"""People: guests, accounts, log-in, settings, what one takes along, and leaving."""

from __future__ import annotations

import io
import time
import zipfile
from typing import Any, Final

import msgspec

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.people.accounts import Entered
from carrack.server.people.sessions import COOKIE
from carrack.server.records.people import (
    Bots,
    BotToken,
    Credentials,
    Me,
    MeChange,
    NewBot,
    Newcomer,
    OwnPassword,
    PasswordChange,
    PushKey,
    PushSubscription,
    Recovery,
    RecoveryCodes,
    RecoveryMail,
    RecoveryWays,
    Removal,
    Security,
)
from carrack.server.store import moderation, people

Plain = Call[NoBody, NoQuery]


async def guest(call: Call[Newcomer, NoQuery]) -> Me:
    """Start at once; whoever has a session already stays who they are."""
    if call.user is not None:
        return await call.services.accounts.me(call.user)
    return entered(call, await call.services.accounts.new_guest(call.body.name, call.visit))


def entered(call: Call[Any, NoQuery], who: Entered) -> Me:
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
    who = await call.services.accounts.claim(call.person, call.session, call.body, call.visit)
    return entered(call, who)


async def change_password(call: Call[PasswordChange, NoQuery]) -> Me:
    """Another password."""
    return await call.services.accounts.change_password(call.person, call.session, call.body)


async def log_in(call: Call[Credentials, NoQuery]) -> Me:
    """Come back; what was played as a guest comes along."""
    who, moved = await call.services.accounts.log_in(call.body, call.user, call.session, call.visit)
    await call.services.door.renew(moved)
    return entered(call, who)


async def log_out(call: Plain) -> None:
    """End this session."""
    await call.services.accounts.log_out(call.person, call.session)
    call.cookies[COOKIE] = None


async def log_out_everywhere(call: Plain) -> None:
    """End every session, this one too."""
    await call.services.accounts.end_all_sessions(call.person)
    call.cookies[COOKIE] = None


async def end_session(call: Plain) -> None:
    """End one session."""
    await call.services.accounts.end_session(call.person, call.path["session"])


async def security(call: Plain) -> Security:
    """Where I am signed in, how I get back in, and whom I ignore."""
    services = call.services
    async with services.store.reading() as tx:
        ignored = await moderation.ignored_by(tx, call.person.id)
    return Security(
        await services.accounts.sessions_of(call.person, call.session),
        await services.recovering.codes_left(call.person),
        services.recovering.by_mail,
        ignored,
    )


async def recovery_codes(call: Call[OwnPassword, NoQuery]) -> RecoveryCodes:
    """New recovery codes."""
    return RecoveryCodes(await call.services.recovering.new_codes(call.person, call.body.password))


async def recovery_ways(call: Plain) -> RecoveryWays:
    """How a forgotten password can be replaced."""
    return RecoveryWays(call.services.recovering.by_mail)


async def recover(call: Call[Recovery, NoQuery]) -> Me:
    """A new password by a code."""
    return entered(call, await call.services.recovering.recover(call.body, call.visit))


async def mail_recovery(call: Call[RecoveryMail, NoQuery]) -> None:
    """A link by mail, if there is such an account with an address."""
    await call.services.recovering.mail(call.body.name)


async def remove_me(call: Call[Removal, NoQuery]) -> None:
    """The person is forgotten; the matches stay for the others."""
    if call.person.claimed:
        await call.services.accounts.check_password(call.person, call.body.password, "problem-own-password")
    for one in (await call.services.bots.of(call.person)).bots:
        await remove_one(call, one.id)
    await call.services.belongings.leave_all(call.person)
    await call.services.accounts.remove(call.person)
    call.cookies[COOKIE] = None


async def bots(call: Plain) -> Bots:
    """The programs that play by names of their own, for which I answer."""
    return await call.services.bots.of(call.person)


async def new_bot(call: Call[NewBot, NoQuery]) -> BotToken:
    """A bot with its token."""
    return await call.services.bots.make(call.person, call.body.name)


async def new_token(call: Plain) -> BotToken:
    """Another token for a bot."""
    return await call.services.bots.renew(call.person, int(call.path["bot"]))


async def remove_bot(call: Plain) -> None:
    """A bot gives up its seats and is forgotten."""
    await remove_one(call, int(call.path["bot"]))


async def remove_one(call: Call[Any, NoQuery], number: int) -> None:
    """Its token ends first, so that it does nothing more."""
    bot = await call.services.bots.silence(call.person, number)
    await call.services.belongings.leave_all(bot)
    await call.services.accounts.remove(bot)


async def export(call: Plain) -> Page:
    """Everything that is kept about a person, as a zip: `me.json`, and the matches as match files."""
    async with call.services.store.reading() as tx:
        about = await people.kept_about(tx, call.person.id)
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
    Endpoint("GET", "/api/me", me, Me, "player", summary="Who I am."),
    Endpoint("PATCH", "/api/me", change_me, Me, body=MeChange, rate="write", summary="Name and settings."),
    Endpoint(
        "DELETE",
        "/api/me",
        remove_me,
        None,
        body=Removal,
        status=204,
        rate="login",
        summary="Remove my account for good.",
    ),
    Endpoint("GET", "/api/me/security", security, Security, summary="Sessions, recovery, whom I ignore."),
    Endpoint(
        "DELETE",
        "/api/me/sessions",
        log_out_everywhere,
        None,
        status=204,
        rate="write",
        summary="Sign out everywhere.",
    ),
    Endpoint(
        "DELETE",
        "/api/me/sessions/{session}",
        end_session,
        None,
        status=204,
        rate="write",
        summary="End one of my sessions.",
    ),
    Endpoint("GET", "/api/me/bots", bots, Bots, summary="My bots."),
    Endpoint(
        "POST",
        "/api/me/bots",
        new_bot,
        BotToken,
        body=NewBot,
        status=201,
        rate="login",
        summary="Make a bot, which gets a token.",
    ),
    Endpoint(
        "POST",
        "/api/me/bots/{bot}/token",
        new_token,
        BotToken,
        rate="login",
        summary="Another token for a bot; the former one ends.",
    ),
    Endpoint(
        "DELETE",
        "/api/me/bots/{bot}",
        remove_bot,
        None,
        status=204,
        rate="write",
        summary="Remove a bot for good.",
    ),
    Endpoint(
        "POST",
        "/api/me/recovery-codes",
        recovery_codes,
        RecoveryCodes,
        body=OwnPassword,
        rate="login",
        summary="New recovery codes instead of the former ones.",
    ),
    Endpoint("GET", "/api/recover", recovery_ways, RecoveryWays, "anyone", summary="Ways to a new password."),
    Endpoint(
        "POST",
        "/api/recover",
        recover,
        Me,
        "anyone",
        Recovery,
        rate="login",
        summary="A new password by a recovery code or a mailed one.",
    ),
    Endpoint(
        "POST",
        "/api/recover/mail",
        mail_recovery,
        None,
        "anyone",
        RecoveryMail,
        status=204,
        rate="login",
        summary="Send a link to a new password.",
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
