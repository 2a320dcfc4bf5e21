"""What goes over the wire: frozen records with bounds on every field.

The OpenAPI document and the client's types are made from these. Texts are message ids with arguments.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SEATS = 10
MatchId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,40}$")]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, lt=SEATS)]
Looking = Annotated[int, Meta(ge=-1, lt=SEATS)]
"""A seat, or -1 for the public."""
GameId = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Thing = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(pattern="^[A-Za-z0-9_:.-]{1,60}$")]
Name = Annotated[str, Meta(pattern=r"^[^\s\x00-\x1f\x7f](?:[^\x00-\x1f\x7f]{0,28}[^\s\x00-\x1f\x7f])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$", max_length=64)]
"""The length by itself too: `$` lets a line end pass."""
Seconds = Annotated[int, Meta(ge=5, le=30 * 86400)]
Args = dict[str, str | int]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A record of the wire."""


# Messages and errors


class Said(Record, frozen=True):
    """A message: an id of the text catalogues and its arguments."""

    id: str
    args: Args = {}


class Refused(Record, frozen=True):
    """Why an action is not possible, with the section of the rules that asks for it."""

    message: Said
    section: str


class Problem(Record, frozen=True):
    """An error. `id` is a message of the server's catalogue; `detail` says the same in English."""

    id: str
    detail: str
    args: Args = {}
    refused: Refused | None = None
    state: State | None = None


# Games


class OptionRecord(Record, frozen=True):
    """A choice made before the game; the first value is the usual one."""

    name: str
    kind: Literal["variant", "ruling"]
    values: list[str]


class ComponentRecord(Record, frozen=True):
    """A card, tile or region with its names by language, its section of the rules and its provenance.

    A seat may have the colour of its pieces; names may have genders by language.
    """

    id: str
    kind: str
    names: dict[str, str]
    text: str
    section: str
    source: str
    colour: str = ""
    genders: dict[str, str] = {}


class GameCard(Record, frozen=True):
    """An installed game."""

    id: str
    players: list[int]
    options: list[OptionRecord]
    sheets: list[str]


class GameRecord(Record, frozen=True):
    """A game with everything that can be looked at without a match."""

    id: str
    players: list[int]
    options: list[OptionRecord]
    sheets: list[str]
    components: list[ComponentRecord]
    reactions: list[str] = []
    """The kinds of questions that a seat may have declined always."""


class Games(Record, frozen=True):
    """The installed games, and the kinds of computer players that this server offers."""

    games: list[GameCard]
    computers: list[str]


class RulesPage(Record, frozen=True):
    """The rules of a game in our words, as HTML; every section has its number as an anchor."""

    game: str
    language: str
    html: str


# People


class Settings(Record, frozen=True):
    """What a person prefers; kept with the account so that it is the same on every device."""

    language: Literal["", "en", "de"] = ""
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal[0, 120, 250, 500] = 250
    confirm: Literal["never", "turns", "always"] = "turns"
    sound: bool = True
    webhook: Annotated[str, Meta(max_length=300)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""


class Me(Record, frozen=True):
    """The person who asks. A guest has no password; `claimed` says whether the account is kept by one."""

    id: int
    name: str
    claimed: bool
    settings: Settings


class Newcomer(Record, frozen=True):
    """Start as a guest."""

    name: Name | None = None


class Credentials(Record, frozen=True):
    """Name and password, to claim an account or to log in."""

    name: Name
    password: Password


class MeChange(Record, frozen=True):
    """What a person changes about the account; what is left out stays."""

    name: Name | None = None
    settings: Settings | None = None


class PasswordChange(Record, frozen=True):
    """A new password; every other session ends."""

    old: Password
    new: Password


class PushSubscription(Record, frozen=True):
    """A browser's address for Web Push."""

    endpoint: Annotated[str, Meta(pattern="^https://", max_length=500)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{1,200}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_=-]{1,100}$")]


class PushKey(Record, frozen=True):
    """The server's public key for Web Push; empty where it is not configured."""

    key: str


# Matches, before they begin


class SeatPlan(Record, frozen=True):
    """Who is to sit at a seat: the creator (several times: hot-seat), a computer player, or whoever comes."""

    who: Literal["me", "computer", "open"]
    kind: Word = ""
    """The kind of the computer player."""
    name: Name | None = None
    """What a person at a shared screen is called."""


class Clock(Record, frozen=True):
    """Time to decide. `live`: seconds per move and a reserve; `days`: seconds per move."""

    kind: Literal["none", "live", "days"] = "none"
    move: Seconds = 60
    reserve: Seconds = 600


class NewMatch(Record, frozen=True):
    """A match to create."""

    game: GameId
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    public: bool = False
    clock: Clock = Clock()
    absent: Literal["wait", "computer", "forfeit"] = "wait"
    stand_in: Word = "greedy"
    """The computer player that takes over an absent seat."""
    nonce: Nonce = "0"
    """What the creator adds to the chance of the match."""


class Join(Record, frozen=True):
    """Take an open seat; without a number the first one."""

    command_id: CommandId
    expected_version: Version
    seat: SeatNumber | None = None
    invitation: Word = ""
    nonce: Nonce = "0"


class Branch(Record, frozen=True):
    """A new match from a position of another, at one screen or against computer players."""

    at: Version
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=SEATS)]


class Rematch(Record, frozen=True):
    """The same game with the same seats again."""

    nonce: Nonce = "0"


class Passing(Record, frozen=True):
    """The kinds of reactions that a seat declines without being asked, and until when.

    `turn`: until the seat has to decide something else. `stopped`: until it says otherwise.
    """

    kinds: Annotated[list[Word], Meta(max_length=20)]
    until: Literal["turn", "stopped"] = "turn"


class SeatRecord(Record, frozen=True):
    """A seat. `who`: a person, a computer player, or nobody yet."""

    seat: int
    who: Literal["person", "computer", "open"]
    name: str
    kind: str = ""
    mine: bool = False
    online: bool = False
    ready: bool = False
    """Joined and bound to start, or, in a secret simultaneous decision, done."""
    stand_in: bool = False
    """A computer player decides for an absent person."""
    forfeited: bool = False
    deadline: float | None = None
    """When the time to decide ends, as seconds since 1970."""
    reserve: int | None = None
    passing: Passing | None = None
    """What one's own seat declines without being asked; of others' seats it is not told."""


class MatchCard(Record, frozen=True):
    """A match in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over", "closed"]
    public: bool
    version: int
    at: int
    seats: list[SeatRecord]
    my_turn: bool
    created: float
    changed: float
    clock: Clock
    absent: str


class MatchList(Record, frozen=True):
    """Matches, newest change first. `next` is where to go on, if there are more."""

    matches: list[MatchCard]
    next: str = ""


# Matches: commands. Each has the version it was made for and an id of its own, so that one sent twice is
# done once.


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A command to a match."""

    command_id: CommandId
    expected_version: Version


class Choose(Command, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """A choice for a seat, in the game's notation."""

    seat: SeatNumber
    do: Notation


class Undo(Command, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the seat's last choice."""

    seat: SeatNumber


class Rewind(Command, frozen=True, forbid_unknown_fields=True, tag="rewind"):
    """Go back to the position after `at` choices; everybody who sits there must agree."""

    seat: SeatNumber
    at: Version


class AnswerRewind(Command, frozen=True, forbid_unknown_fields=True, tag="answer_rewind"):
    """Agree with a proposed rewind, or not."""

    seat: SeatNumber
    agree: bool


class PassAlways(Command, frozen=True, forbid_unknown_fields=True, tag="pass_always"):
    """Decline reactions of these kinds without being asked; no kinds: ask again."""

    seat: SeatNumber
    passing: Passing


class Start(Command, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Begin; open seats are filled with computer players of the kind, or refused if it is empty."""

    fill: Word = ""


class Leave(Command, frozen=True, forbid_unknown_fields=True, tag="leave"):
    """Give up one's seats: free before the start, played on by a computer player after it."""


class ComeBack(Command, frozen=True, forbid_unknown_fields=True, tag="come_back"):
    """Take one's seats back from the stand-in."""


class CloseMatch(Command, frozen=True, forbid_unknown_fields=True, tag="close"):
    """Call a match off that has not started, or that nobody else plays in."""


AnyCommand = Choose | Undo | Rewind | AnswerRewind | PassAlways | Start | Leave | ComeBack | CloseMatch


class Accepted(Record, frozen=True):
    """A command was carried out; the state is the one after it, for the seat that commanded."""

    command_id: str
    version: int
    state: State


# Matches: what one sees


class OptionNow(Record, frozen=True):
    """An option: what it is in notation, its label, what it points at, and what it brings."""

    do: str
    label: Said
    things: list[str]
    brings: Said | None = None


class DecisionRecord(Record, frozen=True):
    """What the seat has to decide; `suggested` is the `do` of what most would choose, or empty.

    `reaction` is the kind of a question that the seat may have declined always (`reaction-…` in the texts of
    the game); its first option declines.
    """

    seat: int
    prompt: Said
    options: list[OptionNow]
    suggested: str = ""
    reaction: str = ""


class ZoneRecord(Record, frozen=True):
    """A place of the scene."""

    id: str
    kind: str
    owner: int
    x: int
    y: int


class PieceRecord(Record, frozen=True):
    """A piece of the scene; an empty face is a back."""

    id: str
    kind: str
    place: str
    owner: int
    face: str
    badge: int | None
    means: list[str]


class SceneRecord(Record, frozen=True):
    """What lies where, on which of the game's sheets, and whose move it is, whoever is asked about it."""

    sheet: str
    zones: list[ZoneRecord]
    pieces: list[PieceRecord]
    acting: list[int] = []


class UndoRecord(Record, frozen=True):
    """Whether the seat may take its last choice back, and if not, what closed the way."""

    open: bool
    closed: Said | None = None


class Position(Record, frozen=True):
    """A position as one seat may know it. `at` counts the choices before it."""

    at: int
    of: int
    seat: int
    scene: SceneRecord
    waiting_for: list[int]
    waiting: list[Said]
    decision: DecisionRecord | None
    undo: UndoRecord | None


class LogEntry(Record, frozen=True):
    """A choice and what it brought about; `do` is empty where the choice is not known by value.

    A known choice that brought no event about is told by its label.
    """

    number: int
    seat: int
    do: str
    events: list[Said]
    label: Said | None = None


class CategoryRecord(Record, frozen=True):
    """A row of the score table."""

    name: str
    values: list[int]


class StandingsRecord(Record, frozen=True):
    """The result."""

    scores: list[int]
    teams: list[int]
    places: list[int]
    tie_break: str
    categories: list[CategoryRecord]


class Proposal(Record, frozen=True):
    """A rewind that waits for consent."""

    at: int
    by: int
    agreed: list[int]
    needed: list[int]


class Proof(Record, frozen=True):
    """The proof of the shuffles: secret and additions are told when the match is over."""

    commitment: str
    secret: str = ""
    nonces: list[str] = []


class State(Record, frozen=True):
    """A match at one version, as one seat (or the public, -1) may know it.

    `log` holds the entries from number `log_from` on; what a client has from that number on is to be
    replaced (choices may have been taken back since). Number 0 is the set-up.
    """

    match: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "over", "closed"]
    version: int
    public: bool
    creator: bool
    invitation: str
    seats: list[SeatRecord]
    looking: int
    position: Position | None
    log_from: int
    log: list[LogEntry]
    standings: StandingsRecord | None
    proposal: Proposal | None
    proof: Proof
    clock: Clock
    absent: str
    now: float
    next_match: str = ""
    """The rematch, if somebody asked for one."""
    called: dict[str, str] = {}
    """With these options things bear another thing's name, and texts are said by another text."""


class History(Record, frozen=True):
    """Every choice of a match as one seat may know it."""

    match: str
    log: list[LogEntry]


class Reason(Record, frozen=True):
    """An action that is not possible now, and why."""

    do: str
    label: Said
    refused: Refused


class Reasons(Record, frozen=True):
    """Why a thing can't be chosen or an action not be done now; `possible` is what can be done with it."""

    reasons: list[Reason]
    possible: list[OptionNow]


class Hint(Record, frozen=True):
    """What a computer player would do."""

    kind: str
    do: str


class PanelRecord(Record, frozen=True):
    """A part of the board as text: cells are messages, names of things or numbers."""

    title: Said
    columns: list[Said]
    rows: list[list[Said | str | int]]


class TextBoard(Record, frozen=True):
    """The position as text, for screen readers."""

    panels: list[PanelRecord]


class Line(Record, frozen=True):
    """One line of a chart: a number for each seat's position in time."""

    kind: str
    face: str
    seat: int
    values: list[int]


class Charts(Record, frozen=True):
    """Points by category and what everybody had, over the positions `at`; told when the match is over."""

    at: list[int]
    points: list[Line]
    belongings: list[Line]


class Draw(Record, frozen=True):
    """A use of chance: which stream, how many times before, out of how many, and what came."""

    purpose: str
    counter: int
    bound: int
    result: int


class Verification(Record, frozen=True):
    """The proof, and every draw that the page can compute again; `fits` is what the server found."""

    proof: Proof
    draws: list[Draw]
    fits: bool


# Chat and updates


class NewLine(Record, frozen=True):
    """Something to say in a match."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    command_id: CommandId


class ChatLine(Record, frozen=True):
    """Something said, and after how many choices."""

    id: int
    name: str
    seat: int
    at: int
    text: str
    time: float


class Chat(Record, frozen=True):
    """What was said in a match."""

    lines: list[ChatLine]


class Update(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something pushed over the socket."""


class StateUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="state"):
    """The match moved on."""

    state: State


class ChatUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Somebody said something."""

    match: str
    line: ChatLine


class PresenceUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="presence"):
    """Who is there."""

    match: str
    online: list[int]


class TurnsUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="turns"):
    """The matches that wait for me."""

    matches: list[str]


class LobbyUpdate(Update, frozen=True, forbid_unknown_fields=True, tag="lobby"):
    """The list of open matches changed."""


AnyUpdate = StateUpdate | ChatUpdate | PresenceUpdate | TurnsUpdate | LobbyUpdate
