"""For administrators: reports, accounts, matches, the audit log. What is hidden in matches is not shown."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery
from carrack.server.people.names import key_of
from carrack.server.records.admin import AccountState, Audit, People, Reports, RowNumber
from carrack.server.records.basics import Name
from carrack.server.store import audit, moderation

ADMIN: Final = "/api/admin"


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a page begins: below this number; 0 is the newest."""

    before: RowNumber = 0


class OfReports(Before, frozen=True):
    """Open reports, or settled ones."""

    settled: bool = False


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """People who are called so."""

    name: Name


async def reports(call: Call[NoBody, OfReports]) -> Reports:
    """What people complain about."""
    async with call.services.store.reading() as tx:
        return Reports(await moderation.reported(tx, call.query.settled, call.query.before))


async def settle(call: Call[NoBody, NoQuery]) -> None:
    """It needs no more attention."""
    await call.services.administration.settle(call.person, int(call.path["report"]))


async def people(call: Call[NoBody, Called]) -> People:
    """People of a name."""
    async with call.services.store.reading() as tx:
        return People(await moderation.found_people(tx, key_of(call.query.name)))


async def set_account(call: Call[AccountState, NoQuery]) -> None:
    """Close an account, or open it again."""
    person = int(call.path["person"])
    await call.services.administration.set_closed(call.person, person, call.body.closed)


async def end(call: Call[NoBody, NoQuery]) -> None:
    """End a match."""
    await call.services.administration.end(call.person, call.path["match"])


async def audit_log(call: Call[NoBody, Before]) -> Audit:
    """Who came in, and what administrators did."""
    async with call.services.store.reading() as tx:
        return Audit(await audit.entries(tx, call.query.before))


ENDPOINTS: Final = [
    Endpoint("GET", f"{ADMIN}/reports", reports, Reports, "admin", query=OfReports, summary="Reports."),
    Endpoint(
        "POST",
        f"{ADMIN}/reports/{{report}}/settle",
        settle,
        None,
        "admin",
        status=204,
        rate="write",
        summary="Settle a report.",
    ),
    Endpoint("GET", f"{ADMIN}/people", people, People, "admin", query=Called, summary="People of a name."),
    Endpoint(
        "PUT",
        f"{ADMIN}/people/{{person}}",
        set_account,
        None,
        "admin",
        AccountState,
        status=204,
        rate="write",
        summary="Close an account, or open it again.",
    ),
    Endpoint(
        "POST",
        f"{ADMIN}/matches/{{match}}/end",
        end,
        None,
        "admin",
        status=204,
        rate="write",
        summary="End a match.",
    ),
    Endpoint("GET", f"{ADMIN}/audit", audit_log, Audit, "admin", query=Before, summary="The audit log."),
]
