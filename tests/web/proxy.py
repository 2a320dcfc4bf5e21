"""A proxy between a browser and the server: it keeps handshakes of sockets waiting, and can be cut."""

import contextlib
import socket
import threading
import time

UPGRADE = b"upgrade: websocket"
CHUNK = 65_536


class Proxy:
    """Passes everything on at `port`; a socket's handshake after `delay` seconds; nothing while it is cut."""

    def __init__(self, to: int, delay: float = 0.0) -> None:
        self.delay = delay
        self.cut_off = False
        self._to = to
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """The line breaks: what is open ends without a word, and nothing new comes through."""
        self.cut_off = True
        for end in list(self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """The line is whole again."""
        self.cut_off = False

    def stop(self) -> None:
        """Close the door."""
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                if self.cut_off:
                    browser.close()
                else:
                    threading.Thread(target=self._join, args=(browser,), daemon=True).start()

    def _join(self, browser: socket.socket) -> None:
        """Both directions of one connection, from its first words on."""
        with contextlib.suppress(OSError), browser:
            first = browser.recv(CHUNK)
            if UPGRADE in first.lower():
                time.sleep(self.delay)
            with socket.create_connection(("127.0.0.1", self._to)) as server:
                self._open |= {browser, server}
                server.sendall(first)
                back = threading.Thread(target=pump, args=(server, browser), daemon=True)
                back.start()
                pump(browser, server)
                back.join()
                self._open -= {browser, server}


def pump(source: socket.socket, target: socket.socket) -> None:
    """Everything from one end to the other until one of them closes."""
    with contextlib.suppress(OSError):
        while content := source.recv(CHUNK):
            target.sendall(content)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
