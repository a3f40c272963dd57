"""The lobby, over HTTP: names, tables to find and to set up, finished matches."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from litestar import MediaType, Request, Response, delete, get, head, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import to_builtins

from treize import __version__
from treize.bots import LEVELS
from treize.games import GAMES, game_named
from treize.match.game_spec import game_spec
from treize.rulebook import for_the_browser
from treize.server.errors import Denied
from treize.server.names import LONGEST_NAME
from treize.server.settings import Settings
from treize.server.store.people import Account, People
from treize.server.store.storage import Storage
from treize.server.tables.archive import Archive, FinishedMatch
from treize.server.tables.attendance import check_access
from treize.server.tables.client_state import summary_of
from treize.server.tables.directory import TableDirectory
from treize.server.tables.forgetting import Forgetting
from treize.server.tables.looks import look_of
from treize.server.tables.sent_records import finished_match
from treize.server.transport.connections import address_of
from treize.server.transport.limits import Limits
from treize.server.transport.metrics import Metrics
from treize.server.wire import lobby as wire
from treize.server.wire.fields import PROTOCOL
from treize.server.workers.analysis import Analyst
from treize.server.workers.compile_queue import CompileQueue
from treize.server.workers.engine_module import EngineModule
from treize.server.workers.replays import FRAMES, Replays
from treize.texts.words import LANGUAGES, texts_of

PROBLEM = ResponseSpec(wire.Problem, description="why it can't be had")
REFUSED = {400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM, 413: PROBLEM, 429: PROBLEM}
Name = Annotated[str, Parameter(min_length=4, max_length=32, pattern="^[A-Za-z0-9-]+$")]
AnyRequest = Request[Any, Any, Any]


class Services(Protocol):
    """What the handlers call of the server."""

    people: People
    directory: TableDirectory
    archive: Archive
    replays: Replays
    analyst: Analyst
    compile_queue: CompileQueue
    engine: EngineModule
    storage: Storage
    forgetting: Forgetting
    settings: Settings
    limits: Limits
    public_url: str | None


def _services(request: AnyRequest) -> Services:
    services: Services = request.app.state.services
    return services


async def _account(request: AnyRequest) -> Account | None:
    """Who asks, if they tell."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not 16 <= len(token) <= 64:
        raise Denied("person/unknown")
    return await _services(request).people.who(token)


async def _require_account(request: AnyRequest) -> Account:
    person = await _account(request)
    if person is None:
        raise Denied("person/needed")
    return person


# --- The server ---


@get("/api/server", summary="What the server offers")
async def server(request: AnyRequest) -> wire.Server:
    """Games with their seats, options, cards and moves; what is being compiled; limits."""
    services = _services(request)
    queue, settings = services.compile_queue, services.settings
    return wire.Server(
        name="treize",
        version=__version__,
        protocol=PROTOCOL,
        games=[game_spec(name, queue.is_ready(name, "rules")) for name in GAMES],
        levels=list(LEVELS),
        compiling=queue.pending,
        longest_name=LONGEST_NAME,
        longest_chat=settings.max_chat_characters,
        grace=settings.absence_grace_seconds,
        keep_days=settings.keep_days,
        public_url=services.public_url,
        engine=services.engine.digest,
    )


@get("/api/games/{game:str}", summary="A game in words", responses=REFUSED)
async def game_page(
    game: Annotated[str, Parameter(max_length=40)],
    lang: Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en",
) -> wire.GamePage:
    """Its texts in a language, and its page of rules."""
    texts = texts_of(game_named(game).folder, lang)
    return wire.GamePage(game, texts, **for_the_browser(game))


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the server is well")
async def healthz(request: AnyRequest) -> str:
    """Ok, once something is written down, in files that are still its own."""
    await _services(request).storage.probe()
    return "ok"


@head("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz_in_short(request: AnyRequest) -> None:
    """The same for those who look at the status only."""
    await healthz.fn(request)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts of tables, connections, moves, and what they take."""
    figures: Metrics = request.app.state.metrics
    return Response(figures.text(), media_type="text/plain; version=0.0.4")


# --- People ---


@post("/api/people", status_code=201, summary="Tell a name", responses=REFUSED)
async def people(request: AnyRequest, data: wire.Introduction) -> wire.Person:
    """Somebody new; the token is told only this once."""
    services = _services(request)
    if not services.limits.new_people.take(address_of(request.scope)):
        raise Denied("wire/fast")
    person, token = await services.people.introduce(data.name, data.animal, data.colour)
    return wire.Person(person.id, person.name, token, look_of(person))


@get("/api/me", summary="Who you are", responses=REFUSED)
async def me(request: AnyRequest) -> wire.Person:
    """Whose token it is."""
    person = await _require_account(request)
    return wire.Person(person.id, person.name, look=look_of(person))


@post("/api/me/token", status_code=200, summary="Another token", responses=REFUSED)
async def renew_token(request: AnyRequest) -> wire.Person:
    """A new one, told this once; the old one holds no longer, wherever it is used."""
    person = await _require_account(request)
    token = await _services(request).people.renew(person)
    return wire.Person(person.id, person.name, token, look_of(person))


@delete("/api/me", summary="Be forgotten", responses=REFUSED)
async def forget_me(request: AnyRequest) -> None:
    """Seats, chat lines and the name go; matches stay with those who played them too."""
    await _services(request).forgetting.forget((await _require_account(request)).id)


# --- Tables ---


@get("/api/home", summary="Tables to join, and yours", responses=REFUSED)
async def home(request: AnyRequest) -> wire.Home:
    """Public tables, the tables you sit at, your finished matches."""
    person = await _account(request)
    return await _services(request).directory.home(person.id if person else None)


@post("/api/tables", status_code=201, summary="Set up a table", responses=REFUSED)
async def tables(request: AnyRequest, data: wire.NewTable) -> wire.NewTableAnswer:
    """A new table, and what opens it to others."""
    services, person = _services(request), await _require_account(request)
    if not services.limits.new_tables.take(person.id):
        raise Denied("table/many")
    table, invite = await services.directory.create(data, person)
    return wire.NewTableAnswer(summary_of(table.room, person.id), invite)


@get("/api/tables/{name:str}", summary="What a link leads to", responses=REFUSED)
async def table(request: AnyRequest, name: Name) -> wire.TableSummary:
    """A table by its id or its short code."""
    account, services = await _account(request), _services(request)
    person, address = account.id if account else None, address_of(request.scope)
    services.limits.guesses.check(name, address, person)
    try:
        found = await services.directory.find(name)
    except Denied as error:
        if error.code == "table/unknown":
            services.limits.guesses.failed(name, address, person)
        raise
    check_access(found, person, request.headers.get("x-invite"))
    return summary_of(found.room, person)


# --- Finished matches ---


async def _find(request: AnyRequest, name: str) -> tuple[FinishedMatch, str]:
    """A finished match, and in whose name what is made of it is made."""
    person = await _account(request)
    kept = await _services(request).archive.find(name, person.id if person else None)
    return kept, person.id if person else address_of(request.scope)


@post("/api/records", status_code=201, summary="Send a match played elsewhere", responses=REFUSED)
async def records(request: AnyRequest, data: wire.SentRecord) -> wire.RecordSummary:
    """It is played again, and kept for its sender alone if it holds."""
    services, person = _services(request), await _require_account(request)
    if not services.limits.new_records.take(person.id):
        raise Denied("wire/fast")
    match = finished_match(data, person.id)
    if not (await services.replays.check(match, person.id)).holds:
        raise Denied("record/false")
    await services.archive.add(match)
    return match.summary


@get("/api/records/{name:str}", summary="The record of a match", responses=REFUSED)
async def record(
    request: AnyRequest, name: Name, download: bool = False
) -> Response[dict[str, object]]:
    """All that is needed to replay it anywhere; `treize verify` checks it."""
    kept, _ = await _find(request, name)
    headers = {"content-disposition": f'attachment; filename="{name}.json"'} if download else {}
    return Response(to_builtins(kept.record), headers=headers)


@get("/api/records/{name:str}/replay", summary="A match, move by move", responses=REFUSED)
async def replay(
    request: AnyRequest,
    name: Name,
    eyes: Annotated[str, Parameter(max_length=8, pattern="^(open|table|[0-7])$")] = "open",
    first: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=FRAMES)] = FRAMES,
) -> wire.Replay:
    """From a seat's eyes, a spectator's (`table`) or face up (`open`)."""
    kept, owner = await _find(request, name)
    return await _services(request).replays.part(kept, eyes, first, count, owner)


@get("/api/records/{name:str}/verify", summary="Check the luck", responses=REFUSED)
async def verify(request: AnyRequest, name: Name) -> wire.Verified:
    """Play it again, and compare the seed with what was shown before the first card."""
    return await _services(request).replays.check(*await _find(request, name))


@get("/api/records/{name:str}/analysis", summary="Where it turned", responses=REFUSED)
async def analysis(request: AnyRequest, name: Name) -> wire.Analysis:
    """What each move was worth; ask again until all is done."""
    return await _services(request).analyst.of(*await _find(request, name))


@post(
    "/api/records/{name:str}/analysis",
    status_code=200,
    summary="Analyse once more",
    responses=REFUSED,
)
async def analyse_again(request: AnyRequest, name: Name) -> wire.Analysis:
    """Begin again what has failed; asking how far it is never does."""
    return await _services(request).analyst.again(*await _find(request, name))


HANDLERS = [
    server,
    game_page,
    healthz,
    healthz_in_short,
    metrics,
    people,
    me,
    renew_token,
    forget_me,
    home,
    tables,
    table,
    records,
    record,
    replay,
    verify,
    analysis,
    analyse_again,
]
