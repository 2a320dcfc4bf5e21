"""The files for operators: they name figures that the server has, and commands that exist."""

import json
import re
from pathlib import Path

from carrack.server.ops import metrics
from carrack.server.ops.config import Config

DOCS = Path(__file__).parents[2] / "docs"
FILES = DOCS / "operations"
FOREIGN = {"process_resident_memory_bytes", "process_open_fds"}


def known():
    """The names of all figures, as Prometheus stores them."""
    found = set()
    for family in metrics.REGISTRY.collect():
        ends = {"counter": ["_total"], "histogram": ["_bucket", "_sum", "_count"]}.get(family.type, [""])
        found |= {f"{family.name}{end}" for end in ends}
    return found


def named(text):
    """The figures that a text names."""
    return set(re.findall(r"\bcarrack_[a-z_]+|\bprocess_[a-z_]+", text))


def test_alerts_and_dashboard_ask_for_figures_that_there_are():
    """No alert can stay silent because its figure has another name."""
    alerts = (FILES / "alerts.yml").read_text("utf-8")
    panels = json.loads((FILES / "dashboard.json").read_text("utf-8"))["panels"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    assert alerts.count("- alert:") == alerts.count("expr:") == alerts.count("summary:") > 6
    assert len(named(alerts)) > 6
    assert named(alerts) | named(" ".join(asked)) <= known() | FOREIGN


def test_the_page_explains_every_figure_of_an_alert():
    """Who is woken finds out why."""
    page = (DOCS / "operations.md").read_text("utf-8")
    assert named((FILES / "alerts.yml").read_text("utf-8")) <= named(page)


def test_unit_and_container_start_the_server():
    """Both run `carrack serve` without a browser, as a user of its own."""
    unit = (FILES / "carrack.service").read_text("utf-8")
    assert "ExecStart=/opt/carrack/bin/carrack serve --no-open --config /etc/carrack.toml" in unit
    assert "User=carrack" in unit
    container = (FILES / "Containerfile").read_text("utf-8")
    assert 'CMD ["serve", "--no-open"]' in container
    assert "USER 642" in container  # by number: a host can tell that it is not root


def test_every_bound_has_its_setting_in_the_table():
    """Whoever looks for what bounds something finds the key, and no key that is gone."""
    page = (DOCS / "server.md").read_text("utf-8")
    first_cells = re.findall(r"^\| (.*?) \|", page.partition("\n## Limits\n")[2], re.MULTILINE)
    told = set(re.findall(r"`([a-z_]+)`", " ".join(first_cells)))
    keys = set(Config.__struct_fields__)
    assert told <= keys
    kinds = ("rate_", "day_", "keep_", "most_", "audit_", "overload_", "header_", "address_", "session_")
    assert {key for key in keys if key.startswith(kinds)} <= told
