"""Lesson files that are wrong: the error names file and beat, and says what would be right."""

import pytest

from carrack.lessons.check import check_lesson
from carrack.lessons.loader import LessonError, UnknownLessonError, lesson_of, lessons_of, read

BEAT = '[[beats]]\nid = "one"\n'
HEAD = """
order = 1
minutes = 1
[setup]
players = 2
seed = 5
"""


@pytest.mark.parametrize(
    ("beats", "beat", "told"),
    [
        (BEAT + 'expects = ["take 9"]', "one", "'take 9' means no action of stone-age"),
        (BEAT + 'replies = { "take 9" = "nine" }', "one", "'take 9' means no action"),
        (BEAT + 'replies = { "take 1" = "few" }', "one", "it has replies and expects nothing"),
        (BEAT + 'passed = [{ path = "pile", at_least = 1 }]', "one", "it has conditions"),
        (
            BEAT + 'expects = ["*"]\npassed = [{ path = "pile" }]',
            "one",
            "it asks nothing; write one of equals",
        ),
        (BEAT + 'expects = ["*"]\npassed = [{ equals = 1 }]', "one", "either a path"),
        (BEAT + 'expects = ["*"]\npassed = [{ pieces = {}, contains = 1 }]', "one", "pieces are counted"),
        (BEAT + "wishes = 3", "one", "unknown field `wishes`"),
        ('[[beats]]\nid = "fine"\n[[beats]]\nid = "Not Fine"', "Not Fine", "regex"),
        (BEAT + BEAT, "one", "another beat has this id"),
        ("beats = []", "", "length >= 1"),
        ("beats = [", "", "not valid TOML"),
    ],
)
def test_a_wrong_beat_is_named(pebbles, write, beats: str, beat: str, told: str) -> None:
    """File, beat, what is wrong and what would be right."""
    with pytest.raises(LessonError) as error:
        read(
            write(
                beats, "" if beats.startswith("beats") else HEAD, HEAD if beats.startswith("beats") else ""
            ),
            pebbles,
        )
    assert "small.toml" in str(error.value)
    assert told in str(error.value) or "beats" in beats[:6]
    assert not beat or f"beat {beat!r}" in str(error.value)


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (HEAD.replace("players = 2", "players = 5"), "stone-age is for 2, 3 players, not 5"),
        ("learner = 2" + HEAD, "learner 2 has no seat; seats are 0, 1"),
        ('level = "genius"' + HEAD, "there is no computer player 'genius'"),
        (HEAD + "[others]\n0 = []", "'0' is no other seat; these are 1"),
        (HEAD + "[others]\n1 = ['take 3', 'take 9']", "choice 2 of seat 1 is 'take 9', which no action"),
        (HEAD + "played = ['take 3', 'take 9']", "played: choice 2 is 'take 9'; possible there: take 1"),
    ],
)
def test_a_wrong_beginning_is_named(pebbles, write, head: str, told: str) -> None:
    """What can't be set up, and choices that nobody can make."""
    with pytest.raises(LessonError, match=r"small\.toml") as error:
        read(write(BEAT, head), pebbles)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("beats", "told"),
    [
        (BEAT + 'points = ["boat"]', "it points at 'boat', which is not there; there is"),
        (BEAT + 'section = "99"', "have no section '99'; they have 1, 2, 3"),
        (
            BEAT + 'expects = ["take *"]\npassed = [{ path = "pile", at_most = 15 }]',
            "its conditions hold before",
        ),
        (
            BEAT + 'expects = ["take *"]\npassed = [{ path = "pail", at_most = 1 }]',
            "there is no 'pail' in the view",
        ),
        (BEAT + 'expects = ["take 3"]\nreplies = { "take 3" = "three" }', "which is what it expects"),
        (
            BEAT
            + 'expects = ["take 3"]\n'
            + "".join(f'[[beats]]\nid = "b{at}"\nexpects = ["take 3"]\n' for at in range(3)),
            "none of take 3 can be done; possible now: nothing",
        ),
    ],
)
def test_a_lesson_that_can_not_be_played_is_named(pebbles, write, beats: str, told: str) -> None:
    """By the beat at which it goes wrong; its texts are there."""
    head = HEAD + "[others]\n1 = ['take 3', 'take 3', 'take 3']"
    path = write(beats, head)
    ids = [line.split('"')[1] for line in beats.splitlines() if line.startswith("id")]
    for language in ("en", "de"):
        said = "".join(f"lesson-small-{id_} = Said.\n    .three = Three.\n" for id_ in ids)
        path.with_suffix(f".{language}.ftl").write_text(f"lesson-small = Small\n    .about = Little.\n{said}")
    lesson = read(path, pebbles)
    with pytest.raises(LessonError) as error:
        check_here(pebbles, lesson, path)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        (None, "no such file; it says the beats of small.toml"),
        ("lesson-small = Small\n    .about = Little.\n", "no text 'lesson-small-one' in language en"),
        ("lesson-small = Small\n", "text 'lesson-small.about' is empty"),
        (
            "lesson-small = Small\n    .about = Little.\nlesson-small-one = One.\nlesson-small-two = Two.\n",
            "lesson-small-two is no beat of small.toml; beats are said as lesson-small-one",
        ),
    ],
)
def test_a_text_that_is_missing_is_named(pebbles, write, texts: str | None, told: str) -> None:
    """Every beat is said, in each language, and nothing else is."""
    path = write(BEAT, HEAD)
    if texts is not None:
        path.with_suffix(".en.ftl").write_text(texts)
    with pytest.raises(LessonError) as error:
        check_here(pebbles, read(path, pebbles), path)
    assert told in str(error.value)


def check_here(rules, lesson, path) -> None:
    """Check a lesson that lies where the tests wrote it."""
    before = rules.pack_folder
    pack = path.parent / "pack"
    (pack / rules.id).mkdir(parents=True)
    path.parent.joinpath(pack, rules.id, "lessons").symlink_to(path.parent)
    rules.pack_folder = pack
    try:
        check_lesson(rules, lesson)
    finally:
        rules.pack_folder = before


def test_lessons_of_a_game(pebbles) -> None:
    """They are found in its folder, and one that is not there is told with those that are."""
    assert [lesson.id for lesson in lessons_of(pebbles)] == ["first-game"]
    with pytest.raises(
        UnknownLessonError, match="stone-age has no lesson 'second'; its lessons are first-game"
    ):
        lesson_of(pebbles, "second")
