"""The server's own words: every problem of the source has a text in every language, with its arguments."""

import ast
import re
from pathlib import Path

import carrack.server
from carrack.kernel.text import LANGUAGES

HERE = Path(carrack.server.__file__).parent


def catalogue(language):
    """Ids with the arguments that their texts use."""
    text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}


def problems():
    """Every problem that the source raises, with the names of its arguments, and where."""
    for file in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "ProblemError":
                continue
            ids = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
            given = node.args[2] if len(node.args) > 2 else None
            keys = given.keys if isinstance(given, ast.Dict) else []
            names = {key.value for key in keys if isinstance(key, ast.Constant)}
            for id_ in ids:
                if isinstance(id_, str):
                    yield id_, names, f"{file.name}:{node.lineno}"


def mentioned():
    """Every id of a problem that stands anywhere in the source."""
    code = "".join(file.read_text(encoding="utf-8") for file in HERE.rglob("*.py"))
    return set(re.findall(r'"(problem-[a-z-]+)"', code))


def test_languages_say_the_same():
    """Every language has the same ids with the same arguments."""
    english = catalogue("en")
    for language in LANGUAGES:
        assert catalogue(language) == english


def test_nothing_is_said_twice():
    """Of two texts with one id only the first would ever be seen."""
    for language in LANGUAGES:
        text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        ids = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
        assert len(ids) == len(set(ids)) == len(catalogue(language))


def test_every_problem_has_a_text_and_gives_its_arguments():
    """No id without a text, and no text that needs more than the problem says."""
    texts = catalogue("en")
    found = list(problems())
    assert len(found) > 60
    for id_, names, where in found:
        assert id_ in texts, where
        # What is raised for ourselves alone is never said.
        assert texts[id_] <= names, f"{where}: {id_} needs {texts[id_]}"


def test_every_text_is_used():
    """No text without a use."""
    assert {id_ for id_ in catalogue("en") if id_.startswith("problem-")} == mentioned()
