"""What Prometheus may know about a server."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

REQUESTS: Final = Counter(
    "carrack_requests", "Answered requests.", ["method", "route", "status"], registry=REGISTRY
)
SECONDS: Final = Histogram(
    "carrack_request_seconds",
    "How long an answer took.",
    ["method", "route"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 0.6, 1, 2.5, 10),
    registry=REGISTRY,
)
REFUSED: Final = Counter(
    "carrack_refused",
    "What was ended because it was too much: connections, headers that took too long, frames of sockets.",
    ["what"],
    registry=REGISTRY,
)
CONNECTIONS: Final = Gauge("carrack_connections", "Open connections, sockets among them.", registry=REGISTRY)
FAILED_WRITES: Final = Counter(
    "carrack_failed_writes", "Transactions that the storage did not take.", registry=REGISTRY
)
DATABASE_ERRORS: Final = Counter(
    "carrack_database_errors", "Questions and transactions that failed.", ["what"], registry=REGISTRY
)
SIGN_INS: Final = Counter("carrack_sign_ins", "Log-ins with a password.", ["outcome"], registry=REGISTRY)
LOOP_DELAY: Final = Gauge(
    "carrack_loop_delay_seconds", "How long everything waits for its turn in the process.", registry=REGISTRY
)
GARBAGE_SECONDS: Final = Histogram(
    "carrack_garbage_seconds",
    "How long everything stood still while the process looked for garbage.",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
BACKUPS: Final = Counter("carrack_backups", "Scheduled backups.", ["outcome"], registry=REGISTRY)
LAST_BACKUP: Final = Gauge(
    "carrack_last_backup_seconds", "When the last one was made, in seconds since 1970.", registry=REGISTRY
)
MOVES: Final = Counter("carrack_moves", "Choices made, by people and computer players.", registry=REGISTRY)
SOCKETS: Final = Gauge("carrack_sockets", "Open live connections.", registry=REGISTRY)
LOADED: Final = Gauge("carrack_matches_loaded", "Matches in memory.", registry=REGISTRY)
QUEUE: Final = Gauge("carrack_computer_queue", "Decisions that wait for computer players.", registry=REGISTRY)
OLDEST: Final = Gauge(
    "carrack_computer_oldest_seconds",
    "For how long the oldest decision waits for a computer player.",
    registry=REGISTRY,
)
COMPUTER_SECONDS: Final = Histogram(
    "carrack_computer_seconds",
    "From a question to a computer player's answer, waiting included.",
    ["kind"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5, 10),
    registry=REGISTRY,
)
COMPUTER_SHARE: Final = Histogram(
    "carrack_computer_share",
    "The share of its usual time that a computer player had for a decision.",
    ["kind"],
    buckets=(0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 0.99, 1),
    registry=REGISTRY,
)
NOTICES: Final = Counter(
    "carrack_notices", "Notices that it is somebody's turn.", ["way", "outcome"], registry=REGISTRY
)


def as_text() -> bytes:
    """All figures in Prometheus's format."""
    return generate_latest(REGISTRY)
