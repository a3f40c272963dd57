"""The lobby, over HTTP: names, tables to find and to set up, finished matches."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, get, head, post
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import Parameter

from treize import __version__
from treize.bots import LEVELS
from treize.errors import TreizeError
from treize.games import GAMES, game_named
from treize.options import Choice, Copies, Option, Somebody, Switch
from treize.rulebook import for_the_browser
from treize.server.analysis import Analyst
from treize.server.decisions import Denied
from treize.server.door import may_look
from treize.server.house import House
from treize.server.metrics import Metrics
from treize.server.pages import SMALL
from treize.server.people import Known
from treize.server.records import Kept
from treize.server.replays import FRAMES, Replays
from treize.server.schema import SchemaPage
from treize.server.settings import Bucket
from treize.server.socket import address_of, facts_of
from treize.server.views import line_of
from treize.server.wire import fields
from treize.server.wire import lobby as wire
from treize.sight import numbers_of, zones_of
from treize.table import TAKEN
from treize.words import LANGUAGES, Words, texts_of

PROBLEM = ResponseSpec(wire.Problem, description="why it can't be had")
REFUSED = {400: PROBLEM, 401: PROBLEM, 403: PROBLEM, 404: PROBLEM, 413: PROBLEM, 429: PROBLEM}
_STATUS = {
    "person/unknown": 401,
    "person/needed": 401,
    "table/invite": 403,
    "table/unknown": 404,
    "record/unknown": 404,
    "page/unknown": 404,
    "wire/method": 405,
    "wire/huge": 413,
    "wire/fast": 429,
    "table/many": 429,
    "analysis/failed": 500,
    "house/error": 500,
    "house/busy": 503,
    "house/full": 503,
    "house/storage": 503,
    "house/closing": 503,
}
_FROM_STATUS = {404: "page/unknown", 405: "wire/method", 413: "wire/huge"}
Name = Annotated[str, Parameter(min_length=4, max_length=32, pattern="^[A-Za-z0-9-]+$")]
AnyRequest = Request[Any, Any, Any]


class Lobby:
    """What the handlers share."""

    def __init__(self, house: House, public_url: str | None, metrics: Metrics) -> None:
        self.house, self.public_url, self.metrics = house, public_url, metrics
        self.analyst = Analyst(house)
        self.replays = Replays(house)
        self._introduced: dict[str, Bucket] = {}
        self._created: dict[str, Bucket] = {}

    def limit(self, kept: str, who: str, each: int) -> None:
        """So many within an hour, and no more."""
        buckets = self._introduced if kept == "people" else self._created
        time = self.house.time()
        if len(buckets) > 50_000:
            buckets.clear()
        if not buckets.setdefault(who, Bucket(each / 3600, each, time)).takes(time):
            raise Denied("wire/fast" if kept == "people" else "table/many")


def _lobby(request: AnyRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _guest(request: AnyRequest) -> Known | None:
    """Who asks, if they tell."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    if kind.lower() != "bearer" or not 16 <= len(token) <= 64:
        raise Denied("person/unknown")
    return await _lobby(request).house.people.who(token)


async def _somebody(request: AnyRequest) -> Known:
    person = await _guest(request)
    if person is None:
        raise Denied("person/needed")
    return person


# --- The house ---


@get("/api/house", summary="What the house offers")
async def house(request: AnyRequest) -> wire.House:
    """Games with their seats, options, cards and moves; what is being compiled; limits."""
    lobby = _lobby(request)
    kitchen, settings = lobby.house.kitchen, lobby.house.settings
    return wire.House(
        name="treize",
        version=__version__,
        protocol=fields.PROTOCOL,
        games=[_game(name, kitchen.is_ready(name, "rules")) for name in GAMES],
        levels=list(LEVELS),  # type: ignore[arg-type]
        compiling=kitchen.waiting,
        longest_name=fields.LONGEST_NAME,
        longest_chat=settings.chat,
        grace=settings.grace,
        public_url=lobby.public_url,
    )


def _game(name: Any, is_ready: bool) -> wire.GameLine:
    rules: Any = GAMES[name]
    return wire.GameLine(
        game=name,
        least=rules.SEATS.start,
        most=rules.SEATS.stop - 1,
        designer=rules.DESIGNER,
        publisher=rules.PUBLISHER,
        options={n: _option(option) for n, option in rules.State.options.items()},
        cards=list(rules.CARDS),
        moves=[wire.MoveLine(str(move), *move) for move in rules.moves],
        zones=[wire.ZoneLine(*zone) for zone in zones_of(name)],  # type: ignore[arg-type]
        numbers=[wire.NumberLine(*number) for number in numbers_of(name)],  # type: ignore[arg-type]
        memory=any(rules.State.places[zone].role == TAKEN for zone in rules.State.remembered),
        ready=is_ready,
    )


def _option(option: Option) -> Any:
    if isinstance(option, Choice):
        return wire.OptionChoice(option.default, list(option.words))
    if isinstance(option, Switch):
        return wire.OptionSwitch(option.default)
    if isinstance(option, Copies):
        return wire.OptionCopies(
            option.default, option.least, option.most, option.welcome, option.enough
        )
    if isinstance(option, Somebody):
        return wire.OptionSomebody(option.default)
    return wire.OptionWhole(option.default, option.least, option.most)


@get("/api/games/{game:str}", summary="A game in words", responses=REFUSED)
async def game_page(
    game: Annotated[str, Parameter(max_length=40)],
    lang: Annotated[str, Parameter(pattern=f"^({'|'.join(LANGUAGES)})$")] = "en",
) -> wire.GamePage:
    """Its texts in a language, and its page of rules."""
    texts = texts_of(game_named(game).folder, lang)
    return wire.GamePage(game, texts, **for_the_browser(game))


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the house is well")
async def healthz(request: AnyRequest) -> str:
    """Ok, once the storage answers."""
    await _lobby(request).house.storage.rows("SELECT 1")
    return "ok"


@head("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz_in_short(request: AnyRequest) -> None:
    """The same for those who look at the status only."""
    await healthz.fn(request)


@get("/metrics", media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Counts of tables, connections, moves, and what they take."""
    return Response(_lobby(request).metrics.text(), media_type="text/plain; version=0.0.4")


# --- People ---


@post("/api/people", status_code=201, summary="Tell a name", responses=REFUSED)
async def people(request: AnyRequest, data: wire.Introduction) -> wire.Person:
    """Somebody new; the token is told only this once."""
    lobby = _lobby(request)
    lobby.limit("people", address_of(request.scope), lobby.house.settings.people_each)
    person, token = await lobby.house.people.introduce(data.name)
    return wire.Person(person.id, person.name, token)


@get("/api/me", summary="Who you are", responses=REFUSED)
async def me(request: AnyRequest) -> wire.Person:
    """Whose token it is."""
    person = await _somebody(request)
    return wire.Person(person.id, person.name)


# --- Tables ---


@get("/api/home", summary="Tables to join, and yours", responses=REFUSED)
async def home(request: AnyRequest) -> wire.Home:
    """Public tables, the tables you sit at, your finished matches."""
    person = await _guest(request)
    return await _lobby(request).house.tables.home(person.id if person else None)


@post("/api/tables", status_code=201, summary="Set up a table", responses=REFUSED)
async def tables(request: AnyRequest, data: wire.NewTable) -> wire.NewTableAnswer:
    """A new table, and what opens it to others."""
    lobby, person = _lobby(request), await _somebody(request)
    lobby.limit("tables", person.id, lobby.house.settings.tables_each)
    desk, invite = await lobby.house.tables.create(data, person)
    return wire.NewTableAnswer(line_of(desk.room, person.id), invite)


@get("/api/tables/{name:str}", summary="What a link leads to", responses=REFUSED)
async def table(request: AnyRequest, name: Name) -> wire.TableLine:
    """A table by its id or its short code."""
    person = await _guest(request)
    desk = await _lobby(request).house.tables.find(name)
    invite = request.headers.get("x-invite")
    if not may_look(desk, person.id if person else None, invite):
        raise Denied("table/invite")
    return line_of(desk.room, person.id if person else None)


# --- Finished matches ---


async def _find(request: AnyRequest, name: str) -> tuple[Kept, str]:
    """A finished match, and in whose name what is made of it is made."""
    person = await _guest(request)
    kept = await _lobby(request).house.records.find(name, person.id if person else None)
    return kept, person.id if person else address_of(request.scope)


@get("/api/records/{name:str}", summary="The record of a match", responses=REFUSED)
async def record(
    request: AnyRequest, name: Name, download: bool = False
) -> Response[dict[str, Any]]:
    """All that is needed to replay it anywhere; `treize verify` checks it."""
    kept, _ = await _find(request, name)
    headers = {"content-disposition": f'attachment; filename="{name}.json"'} if download else {}
    return Response(kept.record, headers=headers)


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
    return await _lobby(request).replays.part(kept, eyes, first, count, owner)


@get("/api/records/{name:str}/verify", summary="Check the luck", responses=REFUSED)
async def verify(request: AnyRequest, name: Name) -> wire.Verified:
    """Play it again, and compare the seed with what was shown before the first card."""
    return await _lobby(request).replays.check(*await _find(request, name))


@get("/api/records/{name:str}/analysis", summary="Where it turned", responses=REFUSED)
async def analysis(request: AnyRequest, name: Name) -> wire.Analysis:
    """What each move was worth; ask again until all is done."""
    return await _lobby(request).analyst.of(*await _find(request, name))


@post(
    "/api/records/{name:str}/analysis",
    status_code=200,
    summary="Analyse once more",
    responses=REFUSED,
)
async def analyse_again(request: AnyRequest, name: Name) -> wire.Analysis:
    """Begin again what has failed; asking how far it is never does."""
    return await _lobby(request).analyst.again(*await _find(request, name))


# --- Problems ---


def language_of(wish: str) -> str:
    """The first language of a list that we speak."""
    for part in wish[:200].split(","):
        short = part.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return "en"


def problem(request: AnyRequest, error: TreizeError) -> Response[wire.Problem]:
    """Why something can't be had, with the right status."""
    status = _STATUS.get(error.code, 400)
    text = Words(language_of(request.headers.get("accept-language", ""))).error(error)
    headers = {"retry-after": "10"} if status in (429, 503) else {}
    return Response(
        wire.Problem(error.code, facts_of(error), text), status_code=status, headers=headers
    )


def http_problem(request: AnyRequest, error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses, in the same form."""
    code = _FROM_STATUS.get(error.status_code)
    if code is not None:
        return problem(request, Denied(code))
    if error.status_code >= 500:
        return failure(request, error)
    detail = str(error.detail).partition(" for ")[0]
    more = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in more]
    return problem(request, Denied("wire/bad", problem="; ".join([detail, *parts])[:200]))


def too_deep(request: AnyRequest, error: RecursionError) -> Response[wire.Problem]:
    """Nothing we know is nested like that."""
    return problem(request, Denied("wire/bad", problem="too deeply nested"))


def failure(request: AnyRequest, error: Exception) -> Response[wire.Problem]:
    """Something nobody thought of: it is logged, and nothing of it is told."""
    _lobby(request).metrics.failed(error)
    return problem(request, Denied("house/error"))


def lobby_app(lobby: Lobby) -> Litestar:
    """The HTTP side of the house."""
    app = Litestar(
        [
            house,
            game_page,
            healthz,
            healthz_in_short,
            metrics,
            people,
            me,
            home,
            tables,
            table,
            record,
            replay,
            verify,
            analysis,
            analyse_again,
        ],
        openapi_config=OpenAPIConfig(
            title="Treize",
            version=__version__,
            description="The lobby of a house where people and bots play. The tables themselves "
            "are reached by a socket; docs/protocol.md tells how.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json"), SchemaPage(path="/")],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        exception_handlers={
            TreizeError: problem,
            HTTPException: http_problem,
            RecursionError: too_deep,
            Exception: failure,
        },
        # What the house offers and whole replays are long and repeat themselves.
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6),
        request_max_body_size=lobby.house.settings.body,
        logging_config=None,
        debug=False,
    )
    app.state.lobby = lobby
    return app
