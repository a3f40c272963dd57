"""The table full screen: whole matches by keys, and all that keys, clicks and sizes do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rich.text import Text
from textual.color import Color
from textual.pilot import Pilot
from textual.widgets import Static

from treize import GAMES, Match
from treize.bots import seated
from treize.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH
from treize.terminal.screen.board import draw_middle
from treize.terminal.screen.choices import Choices
from treize.terminal.screen.hand import draw_hand, draw_words
from treize.terminal.screen.seats import LogEntry, draw_seats
from treize.terminal.screen.sheets import Sheet
from treize.terminal.screen.status import while_choosing
from treize.terminal.screen.table import TableApp
from treize.terminal.session import Session
from treize.texts.words import LANGUAGES, Words

SHORT = {"rounds": 1, "tokens": 3}  # for games that have such an option
Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("treize.terminal.session.HINT_SECONDS", 0.01)


def session_at(match: Match, lang: str = "en") -> Session:
    bot = seated("greedy", match.game, "1")
    return Session(match, 0, bot, Words(lang), ["greedy"] * (match.seats - 1))


def short_match(game: str, seed: int = 5, **options: Any) -> Match:
    """A match that is soon over."""
    known = Match(game, seats=3).options
    short = {name: value for name, value in SHORT.items() if name in known}
    return Match(game, seats=3, seed=seed, options=short | options)


def play(
    game: str,
    steps: Play,
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    **options: Any,
) -> TableApp:
    """Let somebody sit at a table, and do this."""
    app = TableApp(lambda: session_at(short_match(game, **options), lang), pace)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await rest(app, pilot)
            await steps(app, pilot)

    asyncio.run(run())
    return app


async def rest(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the person is asked for something."""
    async with asyncio.timeout(60):
        while app.is_running and app.answer is None and not isinstance(app.screen, Sheet):
            await asyncio.sleep(0.005)
    await pilot.pause()


def shown(app: TableApp, *names: str) -> str:
    """What stands in some parts of the screen."""
    table = app.screen_stack[0]
    return "\n".join(str(table.query_one(f"#{name}", Static).render()) for name in names)


def read(app: TableApp) -> str:
    """What a sheet says."""
    assert isinstance(app.screen, Sheet)
    return str(app.screen.query_one("#body", Static).render())


# --- Whole matches ---


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_keys(game: str) -> None:
    """From the first card to the winner, whatever is picked; then the table is left."""

    async def to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.session.match.is_over:
            number, match = len(app.session.match.steps), app.session.match
            await pilot.press(*["right"] * (number % 3), "enter")
            if app.choices.inner or len(match.steps) == number:
                app.choices.pick_move(match.legal()[0])
                await pilot.press("enter")
            await rest(app, pilot)
        assert app.session.teller.result()[0] in read(app)
        assert " ".join(app.story[-1].lines) in " ".join(read(app).split())
        assert "▶" not in shown(app, "seats")
        await pilot.press("q")

    app = play(game, to_the_end)
    assert not app.is_running
    assert len(app.sessions) == 1


def test_a_round_ends_with_its_points_line_by_line() -> None:
    """In French, over the table as it lay; then the next round is dealt."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        while not isinstance(app.screen, Sheet):
            app.choices.pick_move(app.session.match.legal()[0])
            await pilot.press("enter")
            await rest(app, pilot)
        teller = app.session.teller
        assert app.screen.heading == "Fin de la manche 1."
        assert "Manche 1" in shown(app, "title")
        assert app.ended is not None
        for line in teller.score(app.ended)[1:]:
            assert line.partition(",")[0] in read(app)
        await pilot.press("enter")
        await rest(app, pilot)
        assert "Manche 2" in shown(app, "title")
        assert "[" not in shown(app, "seats").splitlines()[0]  # a new round, no last move yet

    play("friday", steps, lang="fr", rounds=2, first=0)


def test_another_match_follows() -> None:
    """With cards of its own, and a log that begins anew."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        while not isinstance(app.screen, Sheet):
            app.choices.pick_move(app.session.match.legal()[0])
            await pilot.press("enter")
            await rest(app, pilot)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(app.sessions) == 2
        assert not app.session.match.is_over
        assert app.story[0].number == 0
        assert len(app.story) <= 3

    play("drat", steps)


# --- Picking and playing ---


def test_a_digit_picks_the_card_with_that_number() -> None:
    """And Enter plays it; of a card that goes to several places, then one of these."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        match = app.session.match
        moves = [choice.moves for choice in app.choices.top]
        await pilot.press("2")
        assert app.choices.picked == app.choices.top[1]
        number = str(1 + [len(move) for move in moves].index(3))
        await pilot.press(number, "enter")
        assert len(app.choices.inner) == 3
        assert "on which pile?" in shown(app, "message")
        assert "[ 2 yellow ]" in shown(app, "words")
        await pilot.press("escape")
        assert not app.choices.inner
        before = len(match.steps)
        await pilot.press("enter", "2", "enter")
        await rest(app, pilot)
        assert match.moves[before] == "R4>Y"

    play("thirteen", steps)


def test_where_cards_are_numbers_a_number_is_the_card() -> None:
    """Of one or two digits, with a sign if it has one; the only thing else is 0."""
    leaves = Match("leaves", seats=3, seed=5, options={"first": 0})
    choices = Choices(session_at(leaves))
    for card in dict.fromkeys(choices.hand):
        for digit in card:
            assert choices.type(digit)
        assert choices.picked is not None
        assert choices.picked.card == card
    assert not choices.type("x")
    deals = (Match("drat", seats=3, seed=seed, options={"first": 0}) for seed in range(99))
    drat = next(m for m in deals if {"-1", "+2", "duel>1"} <= set(m.legal()))
    choices = Choices(session_at(drat))
    for typed, card in (("2", "+2"), ("-1", "-1"), ("0", "duel")):
        for sign in typed:
            choices.type(sign)
        assert choices.picked is not None
        assert choices.picked.card == card
    assert choices.open() is None
    assert [choice.label for choice in choices.now] == ["1", "2"]
    assert [choice.name for choice in choices.now] == ["Bot 1", "Bot 2"]


def test_a_click_picks_and_a_second_plays() -> None:
    """A card; a button needs one."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        match, before = app.session.match, len(app.session.match.steps)
        third = app.choices.top[2]
        await pilot.click("#hand", offset=(13, 2))
        assert app.choices.picked == third
        assert len(match.steps) == before
        await pilot.click("#hand", offset=(13, 2))
        await rest(app, pilot)
        assert match.moves[before] == third.moves[0]
        app.choices.pick_move("R4>B")
        app.show()
        await pilot.pause()
        before = len(match.steps)
        await pilot.click("#words", offset=(12, 0))
        await rest(app, pilot)
        assert match.moves[before] == "R4>Y"

    play("thirteen", steps)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_may_not_be_played_says_why(lang: str) -> None:
    """It lies lower than the others, and Enter leaves it in the hand."""
    match = Match("ole", seats=3, seed=1)
    while not (match.turn == 0 and match.reasons() and match.view(0)["table"]["top"]):
        match.play(match.legal()[0])
    session = session_at(match, lang)
    choices = Choices(session)
    card, reason = next(iter(match.reasons().items()))
    place = [choice.card for choice in choices.top].index(card)
    choices.pick(place)
    assert choices.picked is not None
    assert choices.picked.why == session.words.reason(reason["code"], reason)
    assert choices.picked.label == ""
    assert choices.open() is None
    assert not choices.inner
    hand = draw_hand(choices, 78, is_turn=True)
    said = while_choosing(choices, {}, "")
    assert [line.plain for line in said] == [session.words("screen-your-turn"), choices.picked.why]
    number = choices.hand.index(card)
    rows = hand.text.plain.split("\n")
    left = hand.spots[number].left
    assert rows[0][left : left + 1].strip() == ""
    assert rows[1][left] == "╔"


def test_hundreds_of_columns_or_few_every_card_can_be_seen_and_clicked() -> None:
    """Cards overlap where they must, in rows if that is not enough."""
    match = Match("leaves", seats=3, seed=5, options={"first": 0})
    choices = Choices(session_at(match))
    choices.hand = sorted(choices.hand * 3, key=int)
    for width in (70, 300):
        hand = draw_hand(choices, width, is_turn=True)
        assert all(len(line) <= width for line in hand.text.plain.split("\n"))
        for card, spot in zip(choices.hand, hand.spots, strict=True):
            place = hand.at(spot.left, spot.top + 1)
            assert place is not None
            assert choices.top[place].card == card
            line = hand.text.plain.split("\n")[spot.top + 1]
            assert line[spot.left + 1 : spot.left + 3].strip() == card


# --- Help on the way ---


def test_a_hint_picks_the_best_move_and_tells_its_worth() -> None:
    """On a sheet with up to three moves; Enter goes back to the table."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("i")
        async with asyncio.timeout(60):
            while not isinstance(app.screen, Sheet):
                await pilot.pause(0.01)
        await pilot.pause()
        assert "chance of winning" in read(app)
        assert "█" in read(app)
        best = read(app).partition(". ")[2].partition(":")[0]
        await pilot.press("enter")
        assert app.choices.picked is not None
        assert app.session.name_of(app.choices.picked.moves[0]) == " ".join(best.split())
        before = len(app.session.match.steps)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(app.session.match.steps) > before

    play("thirteen", steps)


def test_undo_takes_back_also_while_bots_play() -> None:
    """The move and what followed, in the log too; where there is none it says so."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        match, hand = app.session.match, app.choices.hand
        before, told = len(match.steps), len(app.story)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(app.story) > told
        await pilot.press("u")
        await rest(app, pilot)
        assert (len(match.steps), app.choices.hand, len(app.story)) == (before, hand, told)
        assert "Move undone." in shown(app, "message")
        app.pace = 60
        await pilot.press("enter", "u")
        await rest(app, pilot)
        assert len(match.steps) == before
        await pilot.press("u")
        await rest(app, pilot)
        assert "no move to undo" in shown(app, "message")

    play("thirteen", steps)


def test_bots_wait_to_be_looked_at_and_a_key_hurries_them() -> None:
    """Whose turn it is stands above the hand meanwhile."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        app.pace = 60
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert app.answer is None
        assert "Robot 1 joue…" in shown(app, "message")
        assert "▶ Robot 1" in shown(app, "seats")
        await pilot.press("space")
        await rest(app, pilot)
        assert shown(app, "seats").count("[") == 3  # what each of them played

    play("thirteen", steps, lang="fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_the_rules_and_the_keys(lang: str) -> None:
    """In the language of the table; so do the letters of the last line."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        words = app.session.words
        await pilot.press("question_mark")
        await pilot.pause()
        said = " ".join(read(app).split())
        assert "--plain" in said
        assert " ".join(app.session.rules()[-1].split())[:40] in said
        await pilot.press("escape")
        await pilot.pause()
        keys = {binding.description for _, binding, *_ in app.active_bindings.values()}
        assert {words(f"screen-key-{key}") for key in ("pick", "play", "hint", "undo")} <= keys

    play("leaves", steps, lang=lang)


@pytest.mark.parametrize("last", [["q", "right", "enter"], ["ctrl+c", "ctrl+c"]])
def test_leaving_is_asked_for_while_a_match_is_on(last: list[str]) -> None:
    """Escape and the first answer stay; the second leaves, and so does asking twice."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        for keys in (["q", "escape"], ["ctrl+c", "enter"]):
            await pilot.press(keys[0])
            await pilot.pause()
            assert "not over" in read(app)
            await pilot.press(keys[1])
            await pilot.pause()
            assert app.is_running
            assert not isinstance(app.screen, Sheet)
        await pilot.press(*last)

    app = play("drat", steps)
    assert not app.is_running
    assert not app.session.match.is_over


# --- Sizes and colours ---


def test_a_terminal_that_becomes_too_small_says_so() -> None:
    """And when it is large again the match goes on where it was."""

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        said = " ".join(shown(app, "small").split())
        assert f"{LEAST_WIDTH} columns and {LEAST_HEIGHT} lines; this terminal has 60 and" in said
        assert not app.screen.query_one("#hand").region
        await pilot.resize_terminal(150, 50)
        await pilot.pause()
        log, table = app.screen.query_one("#log").region, app.screen.query_one("#table").region
        assert log.x >= table.right
        before = len(app.session.match.steps)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(app.session.match.steps) > before

    play("thirteen", steps)


def test_hand_and_keys_are_in_sight_in_every_size() -> None:
    """Also where as many sit at the table as can."""
    app = TableApp(lambda: session_at(Match("ole", seats=8, seed=5)), 0)

    async def run() -> None:
        async with app.run_test() as pilot:
            await rest(app, pilot)
            for size in ((LEAST_WIDTH, LEAST_HEIGHT), (80, 24), (200, 60)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                bottom = 0
                for name in ("#title", "#seats", "#middle", "#message", "#hand"):
                    region = app.screen.query_one(name).region
                    assert region.y >= bottom, name
                    bottom = region.bottom
                assert bottom < app.screen.query_one("Footer").region.bottom == size[1]

    asyncio.run(run())


# --- What is drawn ---


def drawn(session: Session, width: int = 78, height: int = 9) -> str:
    """All that is drawn of a table."""
    seen = session.match.observe(session.seat)
    choices = Choices(session)
    story = [LogEntry(n, ["", "…"], s.seat, s.move) for n, s in enumerate(session.match.steps, 1)]
    parts: list[Text] = [
        draw_seats(session, seen, story, session.match.turn, width),
        draw_middle(session, seen, width, height),
        draw_hand(choices, width, is_turn=True).text,
        draw_words(choices, width).text,
    ]
    return "\n".join(part.markup for part in parts)


@pytest.mark.parametrize("height", [2, 9, 30])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_a_hidden_card(game: str, height: int) -> None:
    """Drawn from two worlds that look alike to the seat, the table looks the same."""
    match = Match(game, seats=3, seed=5)
    while len(match.steps) < 10 or match.turn != 0:
        match.play(match.legal()[-1])
    picture = drawn(session_at(match), height=height)
    match._states[:] = match.observe(0).redeal(1)
    assert drawn(session_at(match), height=height) == picture


@pytest.mark.parametrize("width", [60, 78, 118])
def test_no_sentence_of_what_somebody_did_is_cut(width: int) -> None:
    """What does not fit beside a name is left to the log, whole sentences of it."""
    match = Match("thirteen", seats=3, seed=5)
    match.play(match.legal()[0])
    step, sentences = match.steps[-1], ["", "That makes 13.", "Everybody looks on in wonder."]
    seats = draw_seats(
        session_at(match),
        match.observe(0),
        [LogEntry(1, sentences, step.seat, step.move)],
        1,
        width,
    )
    line = seats.plain.splitlines()[step.seat]
    assert "…" not in line
    assert line.rstrip().endswith(("]", *sentences[1:])) or " → " in line.split("·")[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_suit_goes_by_its_colour_alone(game: str, lang: str) -> None:
    """Every kind of card has a face of its own, also where colours can't be told apart."""
    from treize.terminal.screen.cards import face_of

    cards = Match(game, seats=3).rules.CARDS
    faces = {face_of(Words(lang), game, card).short for card in cards}
    assert len(faces) == len(cards)


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    """As https://no-color.org asks: letters, edges and bold type tell everything."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        shows = [segment for strip in app.screen._compositor.render_strips() for segment in strip]
        for filtering in app._filters:
            shows = filtering.apply(shows, Color.parse("ansi_default"))
        styles = [segment.style for segment in shows if segment.style]
        colours = {color for style in styles for color in (style.color, style.bgcolor) if color}
        assert {color.name for color in colours} == {"default"}
        assert any(style.bold for style in styles)

    play("thirteen", steps)
