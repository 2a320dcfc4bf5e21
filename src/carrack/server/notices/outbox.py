"""Letters to the outside: a request to an address that somebody gave us, or an e-mail.

An address of the outside world may not lead back in: it is resolved once, must be public, and the connection
goes to what was resolved. Redirects are not followed, and everything together has a few seconds.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from typing import Final
from urllib.parse import urlsplit

from carrack.server.ops.config import Config

SECONDS: Final = 5.0
MOST_HEAD: Final = 4_096
THREADS: Final = ThreadPoolExecutor(8, "outbox")
"""Of its own: names and mail servers that don't answer must not keep log-ins and files waiting."""
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses that a gateway translates to IPv4."""
CLOSED_IPV4: Final = [
    ipaddress.IPv4Network(net)
    for net in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a provider
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # this link, and the data of machines in a cloud
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocols
        "192.0.2.0/24",  # examples
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # gateways to IPv6
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # examples
        "203.0.113.0/24",  # examples
        "224.0.0.0/4",  # many at once
        "240.0.0.0/4",  # reserved, and everybody at once
    )
]
"""Networks of IANA's registry of special purposes. Python's own list differs from version to version."""
OPEN_IPV6: Final = ipaddress.IPv6Network("2000::/3")
"""All that is given to the open internet."""
CLOSED_IPV6: Final = [
    ipaddress.IPv6Network(net)
    for net in (
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4, which leads to an address of IPv4
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # examples
    )
]


class LetterError(Exception):
    """A letter that could not be delivered; the text says why, without what was in it."""


def check_address(url: str, loopback: bool) -> tuple[str, int, bool]:
    """Host, port and whether it is encrypted, of an address that letters may go to."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise LetterError("no address") from error
    encrypted = parts.scheme == "https"
    if not parts.hostname or parts.username is not None or (not encrypted and not loopback):
        raise LetterError("not an https address")
    if not encrypted and parts.scheme != "http":
        raise LetterError("not an https address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise LetterError("an address with unusual signs")
    return parts.hostname, port or (443 if encrypted else 80), encrypted


def host_in(url: str) -> str:
    """The host of an address; empty where it has none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


async def resolve(host: str, port: int, loopback: bool) -> str:
    """One address of a host, all of whose addresses are public."""
    try:
        asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(THREADS, asked)
    except OSError as error:
        raise LetterError("the host is not known") from error
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not is_public(address) and not (loopback and ipaddress.ip_address(address).is_loopback):
            raise LetterError("the host is not public")
    if not addresses:
        raise LetterError("the host is not known")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet."""
    parsed: ipaddress.IPv4Address | ipaddress.IPv6Address
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped
        if parsed in TRANSLATED:
            inner = ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF)
        if inner is None:
            return parsed in OPEN_IPV6 and not any(parsed in net for net in CLOSED_IPV6)
        parsed = inner
    return not any(parsed in net for net in CLOSED_IPV4)


async def post(url: str, content: bytes, headers: dict[str, str], loopback: bool = False) -> int:
    """Send something to an address; the status of the answer, whose content nobody reads."""
    host, port, encrypted = check_address(url, loopback)
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(content)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += ["Connection: close", "", ""]
    try:
        async with asyncio.timeout(SECONDS):
            address = await resolve(host, port, loopback)
            context = ssl.create_default_context() if encrypted else None
            name = host if encrypted else None
            reader, writer = await asyncio.open_connection(
                address, port, ssl=context, server_hostname=name, limit=MOST_HEAD
            )
            try:
                writer.write("\r\n".join(lines).encode("ascii") + content)
                await writer.drain()
                first = await reader.readline()
            finally:
                writer.transport.abort()
    except (OSError, ValueError, TimeoutError) as error:
        raise LetterError(f"no answer ({type(error).__name__})") from error
    words = first.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        raise LetterError("no answer")
    return int(words[1][:3])


async def mail(config: Config, to: str, subject: str, text: str) -> None:
    """An e-mail through the configured server."""
    message = EmailMessage()
    message["From"] = config.smtp_from
    message["To"] = to
    message["Subject"] = subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    try:
        await asyncio.get_running_loop().run_in_executor(THREADS, send_mail, config, message)
    except (OSError, smtplib.SMTPException) as error:
        raise LetterError(f"no mail ({type(error).__name__})") from error


def send_mail(config: Config, message: EmailMessage) -> None:
    """The part that waits."""
    context = ssl.create_default_context()
    host, port = config.smtp_host, config.smtp_port
    connection = (
        smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        if config.smtp_tls == "tls"
        else smtplib.SMTP(host, port, timeout=SECONDS)
    )
    with connection as server:
        if config.smtp_tls == "starttls":
            server.starttls(context=context)
        if config.smtp_user:
            server.login(config.smtp_user, config.smtp_password)
        server.send_message(message)
