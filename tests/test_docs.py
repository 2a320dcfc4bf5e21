"""The documentation is true: links lead somewhere, commands and code run, tables fit the data."""

from __future__ import annotations

import ast
import re
import runpy
import shlex
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any

import click
import pytest
from click.testing import CliRunner

import carrack
from carrack.arena.duel import FIRST
from carrack.arena.journal import Journal
from carrack.arena.measured import (
    MeasuredLadder,
    MeasuredPair,
    MeasuredPlayer,
    Occasion,
    Share,
    measured_match,
    read,
    share,
    write,
)
from carrack.bots import weights
from carrack.bots.net import Layers
from carrack.cli.app import carrack as command
from carrack.cli.words import about_levels, words
from carrack.kernel import saves
from carrack.kernel.chance import Key, Stream
from carrack.kernel.registry import rules_of
from made_game import installed

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
EXAMPLES = DOCS / "examples"
PEBBLES = ROOT / "src" / "carrack" / "cli" / "template"
GOLDEN = ROOT / "tests" / "golden" / "matches"
DATA = ROOT / "src" / "carrack" / "games" / "colonialism" / "data"
PAGES = sorted(
    [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("src/**/*.md"), *ROOT.glob("tests/**/*.md")]
)
DRAWN = ("piece-", "face-", "menu-", "sheet:")
"""Pictures of a game are drawn with its sheets; its pages of how to play have a test of their own."""
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
MOST_GAMES = 300
FIRST_GAME = (
    "1\nk emp, k fle, k dom, k army, k miss, k pla\nundo\nhint greedy\nplace atl\nplace arab\nplace arab\n"
)
FIRST_GAME += "why explore china\nlook china\nsave game.json\nquit\n\n"

Run = Callable[..., str]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a page in a language; those in a list are indented."""
    found = re.findall(
        rf"^( *)```{language}\n(.*?)^\1```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return ["\n".join(line.removeprefix(indent) for line in text.splitlines()) for indent, text in found]


def command_lines() -> list[str]:
    """All `carrack` commands in the pages, each once; `python3 run.py` hands its words on."""
    found: dict[str, None] = {}
    for page in PAGES:
        for line in "\n".join(blocks(page, "sh")).splitlines():
            words = line.strip().replace("python3 run.py", "carrack")
            if words.split()[:1] == ["carrack"] and words != "carrack test":
                found[words] = None
    return list(found)


def slug(heading: str) -> str:
    """The anchor of a heading."""
    plain = re.sub(r"[^\w\- ]", "", heading.lower())
    return plain.strip().replace(" ", "-")


def is_quick(words: list[str]) -> bool:
    """Whether a command is run here: nothing interactive, nothing that takes long."""
    if words[0] == "simulate":
        games = int(words[words.index("--games") + 1]) if "--games" in words else MOST_GAMES
        return games <= MOST_GAMES and ("--bots" not in words or words[1] == "pebbles")
    return words[0] in ("--version", "games", "rules", "replay", "verify", "fuzz") or words[:2] == [
        "pack",
        "check",
    ]


COMMANDS = command_lines()
QUICK = [line for line in COMMANDS if len(line.split()) > 1 and is_quick(shlex.split(line)[1:])]


@pytest.fixture
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game as if it were installed: its code and its entry point are on the path."""
    monkeypatch.syspath_prepend(installed("pebbles", tmp_path))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `carrack` in a folder with the files that the pages speak of."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.chdir(tmp_path)
    changed = (DATA / "limits.toml").read_text("utf-8").replace("middle_east = 6", "middle_east = 7")
    (tmp_path / "my-board" / "colonialism").mkdir(parents=True)
    (tmp_path / "my-board" / "colonialism" / "limits.toml").write_text(changed, "utf-8")

    def invoke(*words: str, lines: str = "") -> str:
        result = CliRunner().invoke(command, words, input=lines)
        assert result.exit_code == 0, result.output
        return result.output

    return invoke


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    """Every relative link names a file or folder that is there, and a heading that is in it."""
    text = re.sub(r"^( *)```.*?^\1```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith(("https://", *DRAWN)):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert there.is_relative_to(ROOT), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", there.read_text("utf-8"), re.MULTILINE)
            assert anchor in [slug(heading) for heading in headings], target


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_parse(line: str) -> None:
    """Every command that is shown exists and has the options that are shown."""
    words = shlex.split(line)[1:]
    context = click.Context(command)
    found: click.Command = command
    while isinstance(found, click.Group) and words and not words[0].startswith("-"):
        name = words.pop(0)
        part = found.get_command(context, name)
        assert part is not None, name
        found, context = part, click.Context(part, context)
    _, rest, _ = found.make_parser(context).parse_args(args=words)
    assert not rest


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("line", QUICK)
def test_quick_commands_run(line: str, run: Run) -> None:
    """Commands that take a moment end well."""
    run("play", "colonialism", "--players", "human,greedy", "--seed", "3", lines=FIRST_GAME)
    shutil.copy("game.json", "my-game.json")
    assert run(*shlex.split(line)[1:])


def test_first_game_goes_as_shown(run: Run) -> None:
    """The walk through a first game prints what the page shows."""
    page = DOCS / "getting-started.md"
    assert "carrack play colonialism --players human,greedy --seed 3" in blocks(page, "sh")[-2]
    output = run("play", "colonialism", "--players", "human,greedy", "--seed", "3", lines=FIRST_GAME)
    shown = "\n".join(blocks(page, "text")).splitlines()
    assert len(shown) > 8
    for line in shown:
        assert line.strip() in output


def test_data_pack_goes_as_shown(run: Run) -> None:
    """The example of a data pack gives the fingerprint that the page shows; a mistake is named as shown."""
    right, wrong = blocks(DOCS / "provenance.md", "text")
    assert run("pack", "check", "my-board").strip() == right
    file = Path("my-board", "colonialism", "limits.toml")
    file.write_text(file.read_text("utf-8").replace("india = 3", "indai = 3"), "utf-8")
    result = CliRunner().invoke(command, ["pack", "check", "my-board"])
    assert result.exit_code == 1
    assert wrong in result.output.replace("\\", "/")


def test_levels_are_told_as_everywhere() -> None:
    """The command line's page has every level with the line that page and terminal show."""
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    for level, about in about_levels(words("en")):
        assert f"| `{level}` | {about} |" in page


def test_every_command_has_a_section() -> None:
    """The page of the command line speaks of every command and of every word of the terminal."""
    text = (DOCS / "cli.md").read_text("utf-8")
    for name in command.commands:
        assert f"`carrack {name}" in text
    german = (ROOT / "src/carrack/cli/text/de.ftl").read_text("utf-8")
    words = re.findall(r"^command-(\w+) = (\w+)$", german, re.MULTILINE)
    assert len(words) > 8
    for english, translated in words:
        row = next(row for row in text.splitlines() if re.match(rf"\| .*`{english}\b", row))
        assert f"`{translated}`" in row


def python_blocks() -> list[tuple[str, str]]:
    """The Python code of the pages."""
    return [(str(page.relative_to(ROOT)), code) for page in PAGES for code in blocks(page, "python")]


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(("name", "code"), python_blocks(), ids=[name for name, _ in python_blocks()])
def test_code_runs_or_is_quoted(name: str, code: str) -> None:
    """Code with imports runs; code without them is quoted from the examples."""
    if any(isinstance(part, ast.Import | ast.ImportFrom) for part in ast.parse(code).body):
        exec(compile(code, name, "exec"), {})  # noqa: S102 - our own documentation
        return
    examples = [*EXAMPLES.rglob("*.py"), *PEBBLES.rglob("*.py")]
    sources = [path.read_text("utf-8") for path in sorted(examples)]
    quoted = [line for line in code.splitlines() if line.strip()]
    assert any(all(line in source for line in quoted) for source in sources)


@pytest.mark.whole
def test_the_notebook_prints_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    """The cells of the page on analysing a game, one after the other."""
    page = DOCS / "analysing-a-game.md"
    cells = list(zip(blocks(page, "py"), blocks(page, "text"), strict=True))
    assert len(cells) == 5
    names: dict[str, Any] = {}
    for code, shown in cells:
        exec(compile(code, page.name, "exec"), names)  # noqa: S102 - our own documentation
        assert capsys.readouterr().out.strip() == shown.strip()


def computer_players() -> dict[str, Any]:
    """The script that writes figures and features."""
    return runpy.run_path(str(DOCS / "computer_players.py"))


def test_computer_players_are_current() -> None:
    """Figures are those of the records, features those of the games: `python docs/computer_players.py`."""
    for page, text in computer_players()["pages"]().items():
        assert page.read_text("utf-8") == text, page.name


@pytest.mark.parametrize("path", sorted((DOCS / "matches").glob("*.deals.jsonl")), ids=lambda path: path.stem)
def test_records_say_what_their_deals_say(path: Path) -> None:
    """Beside a record lie the deals that it was made of."""
    record = read(path.with_name(path.name.replace(".deals.jsonl", ".json")))
    if isinstance(record, MeasuredLadder):
        journal = Journal(path, "ladder", record.occasion)
        for pair in record.pairs:
            deals = list(journal.deals((pair.first, pair.second)).values())
            assert (len(deals), sum([deal.games for deal in deals])) == (pair.deals, pair.games)
            assert share([fmean(deal.alone[FIRST]) for deal in deals]) == pair.first_alone
    else:
        bots = (record.bot, record.against)
        found = Journal(path, "match", record.occasion).deals(bots)
        played = [found[number] for number in sorted(found)]
        assert measured_match(bots, played, round(1 / record.even), record.occasion) == record


def marked(*names: str) -> str:
    """A page with empty blocks."""
    return "".join([f"before\n<!-- {name}: begin -->\nold\n<!-- {name}: end -->\n" for name in names])


def some_ladder() -> MeasuredLadder:
    """A made-up record."""
    what = "carrack ladder goa --players 3 --bots random,greedy --games 60 --seed 1"
    occasion = Occasion(command=what, game="goa", players=3, options={"bonanza": "on"}, seed=1)
    share = Share(0.25, 0.1, 0.4)
    return MeasuredLadder(
        occasion=occasion,
        even=1 / 3,
        ratings=[MeasuredPlayer("greedy", 1800, 1700, 1950, 60, 0.5)],
        pairs=[MeasuredPair("random", "greedy", 10, 60, share, share, "greedy")],
    )


def test_blocks_are_written_from_records_and_games(tmp_path: Path) -> None:
    """A page has the figures of the records, a game's page its features and terms; the rest stays."""
    for folder in ("players", "matches"):
        (tmp_path / folder).mkdir()
    record = some_ladder()
    write(tmp_path / "matches" / "a.json", record)
    (tmp_path / "computer-players.md").write_text(marked("pages", "matches", "ladders"))
    for game in ("goa", "colonialism"):
        (tmp_path / "players" / f"{game}.md").write_text(marked("features", "terms"))
    found = {page.stem: text for page, text in computer_players()["pages"](tmp_path).items()}
    text = found["computer-players"]
    assert "old" not in text
    assert text.count("before\n") == 3
    assert "[Colonialism](players/colonialism.md), [Goa](players/goa.md)" in text
    assert "No match has been recorded yet." in text
    assert "#### Goa, bonanza=on, 3 players\n" in text
    assert "](matches/a.svg)\n" in text
    assert "| `greedy` | 1800 | 1700 to 1950 | 60 | 0.5 |\n" in text
    assert "| `random` | `greedy` | 25.0 % (10 to 40) | 25.0 % (10 to 40) | 60 | `greedy` |\n" in text
    assert f"# {record.occasion.date}, version {carrack.__version__}, {carrack.engine()}\n" in text
    assert f"\n{record.occasion.command}\n" in text
    for game in ("goa", "colonialism"):
        rules = rules_of(game)
        assert set(rules.term_names()) <= spelled_out(found[game])
        check_features(rules.feature_names(), found[game])


def check_features(names: list[str], text: str) -> None:
    """The rows of the table tell every number once, and call it by its name."""
    at = 0
    for first, last, about, told in re.findall(
        r"^\| (\d+) to (\d+) \| (\S+|the game) \| (.+) \|$", text, re.MULTILINE
    ):
        assert int(first) == at
        at = int(last) + 1
        start = about.strip("`") if about.startswith("`") else ""
        meant = {f"{start}{name}" for name in spelled_out(told)}
        shown = names[int(first) : at]
        assert meant == ({shown[-1]} if told.startswith("the same") else set(shown))
    assert at == len(names)


def spelled_out(text: str) -> set[str]:
    """The names in a list of features, common beginnings written out."""
    names: set[str] = set()
    for code in re.findall(r"`([^`]+)`", " ".join(text.split())):
        start, brace, ends = code.rstrip("}").partition("{")
        names |= {start + end for end in ends.split(", ")} if brace else {code}
    return names


def test_wrong_marks_are_named(tmp_path: Path) -> None:
    """A block or a page that nobody can write is an error that says what there is."""
    script = computer_players()
    (tmp_path / "computer-players.md").write_text(marked("figures"))
    with pytest.raises(SystemExit, match="no block 'figures'; the blocks are pages, matches, ladders"):
        script["pages"](tmp_path)
    (tmp_path / "players").mkdir()
    (tmp_path / "players" / "chess.md").write_text("")
    with pytest.raises(SystemExit, match="there is no game 'chess'"):
        script["pages"](tmp_path)


def test_registration_is_quoted() -> None:
    """The page shows the lines that register the example."""
    project = (PEBBLES / "pyproject.toml").read_text("utf-8")
    assert blocks(DOCS / "writing-a-game.md", "toml")[0] in project


def test_the_example_bot_beats_random() -> None:
    """The example of a computer player wins most games against a random one."""
    wins = runpy.run_path(str(EXAMPLES / "careful_bot.py"))["wins"]
    assert wins("colonialism", "random", 4) >= 3


def test_chance_is_recomputed_without_carrack(capsys: pytest.CaptureFixture[str]) -> None:
    """The script of the page deals the same order and interests as the stored live matches have."""
    script = runpy.run_path(str(EXAMPLES / "recompute.py"))
    stored = sorted(GOLDEN.glob("colonialism-*.json"))
    live = [path for path in stored if saves.read_record(path).key is not None]
    assert live
    for path in live:
        record = saves.read_record(path)
        script["main"](str(path))
        table: Any = saves.empty_match(path, rules_of(record.game), record).table
        assert f"first region order: {list(table.board.order)}" in capsys.readouterr().out
    page = DOCS / "save-files.md"
    script["main"](shlex.split(blocks(page, "sh")[1])[-1].replace("tests/golden/matches", str(GOLDEN)))
    assert capsys.readouterr().out.strip() == blocks(page, "text")[0]


def test_worked_numbers_of_chance() -> None:
    """The numbers that the page works out are those of the engine and of the script."""
    text = (DOCS / "save-files.md").read_text("utf-8")
    script = runpy.run_path(str(EXAMPLES / "recompute.py"))
    key = Key("carrack", ("one", "two"))
    draws = [key.below(6, "dice", counter) for counter in range(5)]
    assert draws == [script["below"](key.stream_key, 6, "dice", counter) for counter in range(5)]
    stream = Stream(1)
    state, fast = stream.state, [stream.below(6) for _ in range(5)]
    numbers = [
        key.commitment(),
        key.stream_key.hex(),
        " ".join(map(str, draws)),
        str(state),
        " ".join(map(str, fast)),
    ]
    for number in numbers:
        assert f"`{number}`" in text


def test_notation_is_what_the_catalogue_reads() -> None:
    """Every example of the notation is read, every kind of action and every id has one."""
    page = DOCS / "notation.md"
    text = page.read_text("utf-8")
    catalogue = rules_of("colonialism").catalogue
    example = next(block for block in blocks(page, "notation") if block.startswith("draw"))
    parts = [part for line in example.splitlines() for part in line.split(",")]
    read = [catalogue.read(part) for part in parts]
    assert {action.notation.split()[0] for action in read} == {
        a.notation.split()[0] for a in catalogue.actions
    }
    assert f"{len(catalogue)} actions" in text
    grammar = blocks(page, "text")[0]
    for word in {action.notation.split()[0] for action in catalogue.actions}:
        assert f'"{word}"' in grammar
    for name in ("region", "sea"):
        for record in tomllib.loads((DATA / "board.toml").read_text("utf-8"))[name]:
            assert f"`{record['id']}`" in text


@pytest.mark.parametrize(
    ("game", "begins", "word"), [("goa", "flag", "flag"), ("13-kolonien", "play carrack", "react")]
)
def test_notation_of_other_games_is_read(game: str, begins: str, word: str) -> None:
    """Every example is read, every kind of action has one, and the grammar names them all."""
    page = DOCS / "notation.md"
    catalogue = rules_of(game).catalogue
    example = next(block for block in blocks(page, "notation") if block.startswith(begins))
    read = [catalogue.read(part) for line in example.splitlines() for part in line.split(",")]
    words = {action.notation.split()[0] for action in catalogue.actions}
    assert {action.notation.split()[0] for action in read} == words
    assert f"{len(catalogue):,} actions" in page.read_text("utf-8")
    grammar = next(block for block in blocks(page, "text") if f'"{word}"' in block)
    for first in words:
        assert f'"{first}"' in grammar


def test_glossary_and_provenance_of_13_kolonien() -> None:
    """Every card, region and good has its row; every file is named."""
    rows = (DOCS / "glossary.md").read_text("utf-8").splitlines()
    data = ROOT / "src" / "carrack" / "games" / "thirteen_colonies" / "data"
    for file, name in (("regions.toml", "region"), ("goods.toml", "good")):
        for record in tomllib.loads((data / file).read_text("utf-8"))[name]:
            assert f"| {record['en']} | {record['de']} | `{record['id']}` |" in rows
    cards = [
        card for file in data.glob("cards_*.toml") for card in tomllib.loads(file.read_text("utf-8"))["card"]
    ]
    assert len(cards) == 179
    for card in cards:
        assert f"| {card['en']} | {card['de']} | `{card['id']}` | {card['type']} |" in rows
    text = (DOCS / "provenance.md").read_text("utf-8")
    for path in data.glob("*.toml"):
        assert f"`{'cards_*' if path.stem.startswith('cards_') else path.stem}.toml`" in text


def test_glossary_of_goa_has_every_name() -> None:
    """Columns, tiles and effects stand there with their English name, German name and id."""
    rows = (DOCS / "glossary.md").read_text("utf-8").splitlines()
    data = ROOT / "src" / "carrack" / "games" / "goa" / "data"
    for column in tomllib.loads((data / "development.toml").read_text("utf-8"))["column"]:
        assert f"| {column['name_en']} | {column['name_de']} | `{column['id']}` |" in rows
    for effect in tomllib.loads((data / "expedition.toml").read_text("utf-8"))["effect"]:
        assert f"| {effect['name_en']} | {effect['name_de']} | `{effect['id']}` |" in rows
    for tile in tomllib.loads((data / "tiles.toml").read_text("utf-8"))["tile"]:
        cells = [tile["name_en"], tile["name_de"], f"`{tile['id']}`", tile["phase"], tile["kind"]]
        assert f"| {' | '.join(cells)} |" in rows


def test_provenance_of_goa_has_the_board() -> None:
    """The table of the columns has the figures and spices of the data; every file is named."""
    rows = (DOCS / "provenance.md").read_text("utf-8").splitlines()
    data = ROOT / "src" / "carrack" / "games" / "goa" / "data"
    for column in tomllib.loads((data / "development.toml").read_text("utf-8"))["column"]:
        figures = ", ".join(map(str, column["values"]))
        if "limit" in column:
            figures += f" (limit {', '.join(map(str, column['limit']))})"
        cells = [column["name_en"], figures, *[", ".join(step["spices"]) for step in column["steps"]]]
        assert f"| {' | '.join(cells)} |" in rows
    for file in sorted(data.glob("*.toml")):
        assert any(f"`{file.name}`" in row for row in rows)


def test_glossary_has_every_card_region_and_sea() -> None:
    """Each stands there with its English name, German name and id; a star marks a German name of ours."""
    rows = (DOCS / "glossary.md").read_text("utf-8").splitlines()
    board = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
    cards = tomllib.loads((DATA / "cards.toml").read_text("utf-8"))["card"]
    for place in [*board["region"], *board["sea"]]:
        assert f"| {place['name_en']} | {place['name_de']} | `{place['id']}` |" in rows
    for card in cards:
        star = " *" if card["name_de_source"] == "reconstructed" else ""
        assert f"| {card['name_en']} | {card['name_de']}{star} | {card['kind']} | `{card['id']}` |" in rows


def test_provenance_has_every_reconstructed_value() -> None:
    """The table of the regions has the borders, values, limits and interests of the data."""
    board = tomllib.loads((DATA / "board.toml").read_text("utf-8"))
    tiles = tomllib.loads((DATA / "limits.toml").read_text("utf-8"))
    interests = tomllib.loads((DATA / "economic_interest.toml").read_text("utf-8"))["card"]
    names = {place["id"]: place["name_en"] for place in [*board["region"], *board["sea"]]}
    rows = (DOCS / "provenance.md").read_text("utf-8").splitlines()
    for region in board["region"]:
        id_ = region["id"]
        cells = [
            region["name_en"],
            ", ".join(names[other] for other in region["adjacent_regions"]),
            ", ".join(names[sea] for sea in region["adjacent_seas"]),
            tiles["values"][id_],
            *[tiles["limits"][players][id_] for players in ("2", "3", "4")],
            ", ".join(card["resource"] for card in interests if card["region"] == id_),
        ]
        assert f"| {' | '.join(map(str, cells))} |" in rows


def test_provenance_names_the_source_of_every_file() -> None:
    """Each content file stands in the table with the source that it states itself."""
    rows = (DOCS / "provenance.md").read_text("utf-8").splitlines()
    for file in sorted(DATA.glob("*.toml")):
        source = tomllib.loads(file.read_text("utf-8"))["source"]
        assert any(f"`{file.name}`" in row and f"| {source} |" in row for row in rows), file.name


def test_changelog_names_the_version() -> None:
    """The version stands in the package alone, and has its entry."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" in project["dynamic"]
    assert "version" not in project
    assert f"## {carrack.__version__}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_picture_loads_nothing_from_elsewhere() -> None:
    """The picture of the terminal needs no font, script or address."""
    picture = (DOCS / "images" / "terminal.svg").read_text("utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", picture)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in picture
    assert "<script" not in picture


def test_python_versions_agree() -> None:
    """The README asks for the Python that the project asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = project["requires-python"].removeprefix(">=")
    assert f"Python {needed} or newer" in (ROOT / "README.md").read_text("utf-8")
    assert sys.version_info >= tuple(map(int, needed.split(".")))


def test_measured_reviews_are_listed() -> None:
    """The tables of reviews have what was measured, with a picture of each record."""
    script = runpy.run_path(str(DOCS / "review.py"))
    page = (DOCS / "review.md").read_text("utf-8")
    records = script["recorded"](script["RECORDS"])
    assert script["renewed"](page, sorted(script["FOLDER"].glob("*.json")), records) == page
    assert "Nothing was measured yet" in script["renewed"](page, [], [])
    for name, record in records:
        assert (DOCS / "reviews" / f"{name}.svg").read_text("utf-8") == script["diagram"](record)


def test_shipped_weights_are_listed(tmp_path: Path) -> None:
    """The table has a row for each file, made from its record; without any file a sentence says so."""
    script = runpy.run_path(str(DOCS / "training.py"))
    page = (DOCS / "training.md").read_text("utf-8")
    assert script["renewed"](page, script["records"](script["GAMES"])) == page
    assert "No weights are shipped yet" in script["renewed"](page, [])
    strength = {"against": "greedy", "games": 300, "share": 0.75, "low": 0.7, "high": 0.795, "even": 1 / 3}
    made = {"games_played": 123456, "seconds": 9000}
    record = weights.Record(
        weights.FORMAT, "goa", "usual", [2, 3], "0" * 16, 5, 1, 2, 256, 256, 1.0, "", made, strength
    )
    folder = tmp_path / "goa" / "weights"
    folder.mkdir(parents=True)
    weights.write(folder / "usual.net", record, Layers(5, 1, 4, [1] * 25, [0] * 5, [2] * 4, 256, 256))
    row = "| goa | usual | 2, 3 | 123,456 | 2.5 | 75.0 % of 300 against greedy | 70.0 to 79.5 % | 33.3 % |\n"
    assert row in script["renewed"](page, script["records"](tmp_path))
