"""Work on several processes, and Ctrl-C meanwhile."""

import os
import signal
import subprocess
import sys

from carrack.arena.processes import interrupts_held


def test_an_interrupt_is_not_lost():
    """Ctrl-C while processes are started is heard, right afterwards at the latest."""
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append("interrupt"))
    try:
        with interrupts_held():
            os.kill(os.getpid(), signal.SIGINT)
            heard.append("started")
    finally:
        signal.signal(signal.SIGINT, before)
    assert sorted(heard) == ["interrupt", "started"]


def test_processes_leave_interrupts_to_their_parent():
    """What is started meanwhile does not hear Ctrl-C at all, not even while it starts."""
    script = "import time; time.sleep(1); print('done')"
    with interrupts_held():
        child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE)  # noqa: S603
    child.send_signal(signal.SIGINT)
    assert child.communicate(timeout=30)[0] == b"done\n"
