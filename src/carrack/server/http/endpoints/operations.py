"""For whoever runs the server: health, figures, the description of the interface."""

from __future__ import annotations

import ipaddress
from typing import Any, Final

import msgspec

import carrack
from carrack.server.http.answers import JSON
from carrack.server.http.calls import Call, Endpoint, NoBody, NoQuery, Page
from carrack.server.ops import metrics
from carrack.server.records.problems import ProblemError

Plain = Call[NoBody, NoQuery]


async def health(call: Plain) -> Page:
    """Fine as long as the database answers, and takes what is to be stored."""
    store = call.services.store
    await store.check()
    told: dict[str, Any] = {"status": "ok", "version": carrack.__version__, "engine": carrack.engine()}
    told["failed_writes"] = store.writing.failed
    computers = call.services.computers
    told["oldest_question"] = round(computers.oldest(), 1)
    if computers.hang():
        told["status"] = "computer players hang"
    return Page(msgspec.json.encode(told), JSON)


async def figures(call: Plain) -> Page:
    """Prometheus's page, for the networks that the configuration names."""
    try:
        address = ipaddress.ip_address(call.address)
    except ValueError:
        address = None
    nets = [ipaddress.ip_network(net, strict=False) for net in call.services.config.metrics_from]
    if address is None or not any(address in net for net in nets):
        raise ProblemError(403, "problem-metrics")
    metrics.OLDEST.set(call.services.computers.oldest())
    return Page(metrics.as_text(), "text/plain; version=0.0.4")


async def openapi(call: Plain) -> Page:
    """The OpenAPI document."""
    return Page(call.services.describe(), JSON)


ENDPOINTS: Final = [
    Endpoint("GET", "/health", health, Page, "anyone", summary="Whether the server is well."),
    Endpoint("GET", "/metrics", figures, Page, "anyone", summary="Figures for Prometheus."),
    Endpoint("GET", "/api/openapi.json", openapi, Page, "anyone", summary="This document."),
]
