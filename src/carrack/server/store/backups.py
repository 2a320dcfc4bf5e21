"""Copies of an SQLite database: made while a server writes to it, checked, and put back in its place."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Final

from carrack.server.ops import metrics
from carrack.server.ops.background import Background, is_ending
from carrack.server.ops.logs import logger
from carrack.server.store.database import lock_beside
from carrack.server.store.migrations import NEWEST

NAME: Final = re.compile(r"carrack-[0-9]{8}-[0-9]{6}\.db")
HOUR: Final = 3600.0
log = logger("backups")


class BackupError(Exception):
    """A copy that can't be made or put back; the text says why."""


def copy(source: Path, file: Path) -> None:
    """A checked copy, for its owner alone, in a file that is not there yet."""
    if not source.is_file():
        raise BackupError(f"there is no database {source}")
    if file.exists():
        raise BackupError(f"{file} exists already; choose another name")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        address = f"{source.absolute().as_uri()}?mode=ro"
        with (
            contextlib.closing(sqlite3.connect(address, uri=True)) as reading,
            contextlib.closing(sqlite3.connect(part)) as writing,
        ):
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")
        check_file(part)
        part.replace(file)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"{source} can't be copied: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def make_private(file: Path) -> None:
    """An empty file that its owner alone can read: it will hold what is hidden in matches."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def check_file(file: Path) -> None:
    """A file that is whole, has our tables, and is of no newer version; else BackupError."""
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as reading:
            found = reading.execute("PRAGMA quick_check").fetchone()[0]
            if found != "ok":
                raise BackupError(f"{file} is damaged: {found}")
            broken = reading.execute("PRAGMA foreign_key_check").fetchone()
            if broken is not None:
                raise BackupError(f"{file} is damaged: a row of {broken[0]} refers to nothing")
            revision = str(reading.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError) as error:
        raise BackupError(f"{file} is no database of Carrack: {error}") from error
    if revision > NEWEST:
        raise BackupError(f"{file} was made by a newer Carrack (tables {revision}, here {NEWEST})")


def restore(file: Path, target: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses; where the former one is kept now.

    What a killed server has left in `-wal` belongs to the former database and would spoil the copy.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    if target.exists() and file.samefile(target):
        raise BackupError(f"{file} is the database itself")
    if has_wal(file):
        raise BackupError(f"{file}-wal belongs to the copy: use a copy made by `carrack backup`")
    check_file(file)
    with contextlib.closing(lock_beside(target)):
        if has_wal(target):
            raise BackupError(
                f"{target}-wal is left of a server that was killed and holds its last moves: "
                "start the server once and stop it, or move that file away, then restore again"
            )
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        try:
            make_private(part)
            with file.open("rb") as reading, part.open("wb") as writing:
                shutil.copyfileobj(reading, writing)
                writing.flush()
                os.fsync(writing.fileno())
            check_file(part)
            former = None
            if target.exists():
                former = target.with_name(f"{target.name}.before-{stamp()}")
                target.replace(former)
            Path(f"{target}-shm").unlink(missing_ok=True)
            Path(f"{target}-wal").unlink(missing_ok=True)  # it is empty
            part.replace(target)
        except OSError as error:
            raise BackupError(f"{target} can't be replaced: {error}") from error
        finally:
            part.unlink(missing_ok=True)
    return former


def has_wal(file: Path) -> bool:
    """Whether something is stored beside a database that is not in it yet."""
    beside = Path(f"{file}-wal")
    return beside.is_file() and beside.stat().st_size > 0


def stamp() -> str:
    """Now, as a part of a name."""
    return time.strftime("%Y%m%d-%H%M%S")


class ScheduledBackups(Background):
    """Makes a checked copy every few hours, one that is due at once, and keeps the newest ones."""

    def __init__(self, source: Path, folder: Path, hours: float, most: int) -> None:
        super().__init__()
        self._source: Final = source
        self._folder: Final = folder
        self._seconds: Final = hours * HOUR
        self._most: Final = most

    async def _run(self) -> None:
        while not await is_ending(self._ending, self.wait()):
            try:
                await asyncio.to_thread(self.make)
            except (BackupError, OSError):  # the next one may succeed
                log.exception("backup failed")
                metrics.BACKUPS.labels("failed").inc()
                if await is_ending(self._ending, min(self._seconds, HOUR)):
                    return

    def made(self) -> list[Path]:
        """The copies that there are, the oldest first."""
        if not self._folder.is_dir():
            return []
        return sorted(file for file in self._folder.iterdir() if NAME.fullmatch(file.name))

    def wait(self) -> float:
        """Seconds until the next copy is due."""
        made = self.made()
        return max(0.0, made[-1].stat().st_mtime + self._seconds - time.time()) if made else 0.0

    def make(self) -> None:
        """One copy more; the oldest go."""
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = self._folder / f"carrack-{stamp()}.db"
        copy(self._source, file)
        for old in self.made()[: -self._most]:
            old.unlink()
        log.info("backup made", file=file.name, bytes=file.stat().st_size)
        metrics.BACKUPS.labels("made").inc()
        metrics.LAST_BACKUP.set(time.time())
