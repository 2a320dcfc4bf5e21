"""Where settings come from, and how they are shown.

Defaults, then a TOML file, then environment variables, then the command line. The environment variable of a
key is its name in capitals behind `CARRACK_`; lists are written with commas there.
"""

from __future__ import annotations

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from textwrap import wrap
from typing import Any, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from sqlalchemy.exc import ArgumentError

from carrack.bots.kinds import UnknownBotError, check_kind
from carrack.server.ops.config import DRIVERS, Config

PREFIX = "CARRACK_"
NOT_OURS = {"CARRACK_HOME", "CARRACK_CONFIG", "CARRACK_COMPILE", "CARRACK_COMPILE_CACHE"}
"""Variables that are no keys of the configuration."""
SECRETS = {"database", "smtp_password", "push_private_key"}
MASK = "***"


class ConfigError(ValueError):
    """A wrong setting; the text names the key, where it was set, and what would be right."""


def load_config(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **given: Any
) -> Config:
    """The configuration from a file, the environment, and what was given by hand, checked."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get("CARRACK_CONFIG"):
        file = Path(environment["CARRACK_CONFIG"])
    settings: dict[str, Any] = {}
    if file is not None:
        settings |= checked(read_file(file), str(file))
    settings |= checked(from_environment(environment), "the environment")
    settings |= checked({key: value for key, value in given.items() if value is not None}, "the command line")
    config = msgspec.convert(settings, Config)
    check_together(config)
    return config


def read_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigError(f"configuration {file}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"configuration {file}: no TOML: {error}") from error


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """The keys that the environment sets; empty variables set nothing."""
    found: dict[str, Any] = {}
    lists = {name for name, kind in get_type_hints(Config).items() if get_origin(kind) is list}
    for name, value in environment.items():
        if not name.startswith(PREFIX) or name in NOT_OURS or not value:
            continue
        key = name.removeprefix(PREFIX).lower()
        found[key] = [part.strip() for part in value.split(",") if part.strip()] if key in lists else value
    return found


def checked(settings: dict[str, Any], where: str) -> dict[str, Any]:
    """The settings of one place, each of its type and within its bounds."""
    for key in settings:
        if key not in Config.__struct_fields__:
            near = get_close_matches(key, Config.__struct_fields__)
            hint = f"; is it {' or '.join(near)}?" if near else ""
            raise ConfigError(f"{where}: there is no setting {key!r}{hint} (`carrack config` lists all)")
    try:
        config = msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        what = re.sub(r"^(.*) - at `\$\.?(.*)`$", r"\2: \1", str(error))
        raise ConfigError(f"{where}: {what}") from error
    return {key: getattr(config, key) for key in settings}


def check_together(config: Config) -> None:
    """What no single key shows: networks, computer players, the database's address, keys that need others."""
    for key in ("proxies", "metrics_from"):
        for net in getattr(config, key):
            try:
                ipaddress.ip_network(net, strict=False)
            except ValueError as error:
                raise ConfigError(f"{key}: {net!r} is no network; write it as 10.0.0.0/8") from error
    for kind in config.computers:
        try:
            check_kind(kind)
        except UnknownBotError as error:
            raise ConfigError(f"computers: {error}") from error
    try:
        driver = config.database_url.drivername
    except ArgumentError as error:
        raise ConfigError(
            "database: no address; write sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from error
    if driver not in DRIVERS.values():
        raise ConfigError(f"database: {driver} is not supported; take sqlite or postgresql")
    check_needs(config)


def check_needs(config: Config) -> None:
    """Keys that need others."""
    if config.backup_folder and config.database_file is None:
        raise ConfigError("backup_folder: only SQLite files are copied so; for PostgreSQL use pg_dump")
    for key, needed in (
        ("smtp_host", "smtp_from"),
        ("push_private_key", "push_public_key"),
        ("push_private_key", "push_contact"),
        ("push_public_key", "push_private_key"),
        ("smtp_from", "smtp_host"),
        ("smtp_user", "smtp_host"),
        ("webhooks", "public_url"),
        ("smtp_host", "public_url"),
        ("push_private_key", "public_url"),
    ):
        if getattr(config, key) and not getattr(config, needed):
            raise ConfigError(f"{key} needs {needed} too")


def as_toml(config: Config) -> str:
    """The configuration as a file with explanations; secrets are masked."""
    lines: list[str] = []
    for name, kind in get_type_hints(Config, include_extras=True).items():
        for meta in kind.__metadata__:
            if isinstance(meta, Meta) and meta.description:
                lines += [f"# {line}" for line in wrap(meta.description, 100)]
        lines += [f"{name} = {toml_value(masked(config, name))}", ""]
    return "\n".join(lines)


def masked(config: Config, name: str) -> Any:
    """A setting that may be shown."""
    value = getattr(config, name)
    if name not in SECRETS or not value:
        return value
    if name == "database":
        return config.database_url.render_as_string(hide_password=True)
    return MASK


def toml_value(value: Any) -> str:
    """A string, number, truth value or list of strings as TOML; JSON writes these alike."""
    return msgspec.json.encode(value).decode()
