"""The command line as people and scripts use it: results, errors, exit codes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from treize import GAMES, Match
from treize.bots import seated
from treize.terminal.cli import COMMANDS, main
from treize.texts.words import LANGUAGES

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREIZE_LANG", "en")


def run(capture: Capture, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of a command."""
    code = main(list(arguments))
    said = capture.readouterr()
    complaints = [line for line in said.err.splitlines() if not line.startswith("Compiling")]
    return code, said.out, "\n".join(complaints)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of a whole match."""
    match = Match("leaves", seats=3, seed=7)
    bot = seated("chance", match.game, "7")
    while not match.is_over:
        match.play(bot(match))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record(names=["Ann", "Bob", "Cy"])), encoding="utf-8")
    return file


# --- Help ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_arguments_five_lines_say_what_it_can_do(capsys: Capture, lang: str) -> None:
    """In every language, naming every command."""
    code, out, _ = run(capsys, "--lang", lang)
    assert code == 0
    assert len(out.splitlines()) == 5
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(capsys: Capture, command: str, lang: str) -> None:
    """--help prints what the command does and takes, on standard output."""
    code, out, err = run(capsys, command, "--help", "--lang", lang)
    assert (code, err) == (0, "")
    assert f"treize {command}" in out
    assert "--lang" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "There is no command “dance”"),
        (["trace"], "missing: GAME"),
        (["trace", "chess"], "There is no game “chess”"),
        (["trace", "ole", "--seats", "9"], "Olé! is for 3 to 8 players, not 9"),
        (["trace", "ole", "--seats", "many"], "“many” is not a whole number"),
        (["trace", "ole", "--matches", "0"], "at least 1"),
        (["trace", "ole", "--seed", "-4"], "is not a seed"),
        (["trace", "ole", "--seed"], "a value is missing"),
        (["trace", "ole", "--bots", "zorro"], "'zorro' is not one of"),
        (["trace", "ole", "--option", "chip=99"], "it takes 0..20"),
        (["trace", "ole", "--option", "chip"], "it takes 0..20"),
        (["trace", "ole", "--option", "hat=3"], "There is no option “hat”"),
        (["trace", "drat", "--option", "deck=1,2"], "20 <= a+b+c+d+e+f <= 60"),
        (["trace", "ole", "what"], "not understood: what"),
        (["trace", "ole", "--option", "chip=1_3"], "it takes 0..20"),
        (["trace", "ole", "--option", "chip=1", "--option", "chip=2"], "is given twice"),
        (["trace", "ole", "--matches", "-" + "9" * 400], "at least 1"),
        (["trace", "o" * 100_000], "There is no game"),
        (["bench", "--seed", "-1"], "is not a seed"),
        (["simulate", "drat", "--seats", "5"], "Drat, 13 again! is for 2 to 4 players"),
        (["simulate", "drat", "--matches", "0"], "at least 1"),
        (["play", "ole", "--seat", "4"], "There is no seat 4"),
        (["play", "ole", "--seed", "red"], "“red” is not a seed"),
        (["play", "ole", "--bots", "zorro"], "There is no bot “zorro”; choose one of chance,"),
        (["play", "ole", "--bots", "easy,,hard"], "There is no bot “”"),
        (["play", "ole", "--bots", "easy,hard"], "2 bots are given for 3 other seats"),
        (["play", "drat", "--seats", "2", "--bots", "easy,hard"], "for one other seat; name"),
        (["verify"], "missing: FILE"),
        (["--foo"], "There is no command “--foo”"),
        (["--lang", "es"], "There is no command “es”"),
        (["bench", "--seconds", "0"], "not a length of time"),
        (["bench", "--seconds", "nan"], "not a length of time"),
        (["arena"], "missing: GAME, --players"),
        (["arena", "chess", "--players", "greedy,chance"], "There is no game “chess”"),
        (["arena", "ole", "--players", "greedy,zorro"], "There is no bot “zorro”"),
        (["arena", "ole", "--players", "greedy,"], "There is no bot “”"),
        (["arena", "ole", "--players", "greedy"], "for 2 to 12 players, not 1"),
        (["arena", "ole", "--players", "greedy,chance", "--seats", "9"], "3 to 8 players, not 9"),
        (["arena", "ole", "--players", "greedy,chance", "--deals", "0"], "at least 1, not 0"),
        (["arena", "ole", "--players", "greedy,chance", "--jobs", "0"], "at least 1, not 0"),
        (["arena", "ole", "--players", "greedy,chance", "--seatings", "0"], "at least 4"),
        (["arena", "ole", "--players", "greedy,chance", "--seed", "-1"], "is not a seed"),
        (["arena", "ole", "--players", "greedy,chance", "--option", "hat=1"], "no option “hat”"),
        (["arena", "ole", "--players", "greedy,chance", "--plot", "a.gif"], "one of .png, .svg"),
        (["arena", "ole", "--players", "greedy,chance", "--plot", "no/a.png"], "No such file"),
    ],
)
def test_misuse_is_one_line_and_exit_code_2(
    capsys: Capture, arguments: list[str], complaint: str
) -> None:
    """Nothing on standard output, one sentence on standard error."""
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert complaint in err


# --- Games, simulate ---


def test_games_lists_them_all_with_credit(capsys: Capture) -> None:
    """Ids, designers, options, and that we are not affiliated."""
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert all(f"{name}:" in out and game.DESIGNER in out for name, game in GAMES.items())
    assert "not affiliated" in out
    _, listed, _ = run(capsys, "games", "--json")
    assert [game["game"] for game in json.loads(listed)] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_simulate_sums_up_and_repeats_itself(capsys: Capture, game: str) -> None:
    """The same seed gives the same summary; shares of the wins add up."""
    command = ("simulate", game, "--seats", "3", "--matches", "300", "--seed", "5", "--json")
    code, out, _ = run(capsys, *command)
    result = json.loads(out)
    assert code == 0
    assert sum(result["wins"]) == pytest.approx(1, abs=0.001)
    assert len(result["points"]) == 3
    assert run(capsys, *command)[1] == out
    code, text, _ = run(capsys, *command[:-1])
    assert code == 0
    assert "the starter wins" in text


def test_simulate_says_when_matches_were_broken_off(capsys: Capture) -> None:
    """A pack of almost only negative cards never reaches the limit."""
    option = "deck=8,0,0,0,0,52"
    arguments = ("simulate", "drat", "--seats", "2", "--matches", "2", "--seed", "1")
    code, out, _ = run(capsys, *arguments, "--option", option)
    assert code == 0
    assert "broken off after 10,000 moves: 2" in out


# --- Trace, verify ---


def test_a_trace_is_repeated_by_its_seed_and_verified(capsys: Capture, tmp_path: Path) -> None:
    """`treize trace … | treize verify` finds it sound."""
    arguments = ("trace", "drat", "--seats", "2", "--matches", "2", "--seed", "3")
    code, trace = _in_a_process(*arguments)
    assert code == 0
    assert _in_a_process(*arguments) == (0, trace)
    file = tmp_path / "trace.jsonl"
    file.write_text(trace, encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 0
    assert "a valid trace, 2 matches" in out


def test_a_capped_trace_says_so() -> None:
    """After 10,000 moves: capped, no winners, the tokens as totals."""
    deck = "deck=8,0,0,0,0,52"
    _, trace = _in_a_process("trace", "drat", "--seats", "2", "--seed", "3", "--option", deck)
    end = json.loads(trace.splitlines()[-1])
    assert end["capped"] is True
    assert "winners" not in end
    assert end["totals"] == json.loads(trace.splitlines()[-2])["state"]["tokens"]


def _in_a_process(*arguments: str) -> tuple[int, str]:
    run = subprocess.run(
        [sys.executable, "-m", "treize", *arguments], capture_output=True, text=True, check=False
    )
    return run.returncode, run.stdout


def test_a_sound_record_is_verified(capsys: Capture, record: Path) -> None:
    """With its winners and the hash of its seed, which can be held against the one shown."""
    seed_hash = Match("leaves", seats=3, seed=7).commitment
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert "a valid record (leaves)" in out
    assert seed_hash in out
    assert run(capsys, "verify", str(record), "--commitment", seed_hash)[0] == 0
    code, out, _ = run(capsys, "verify", str(record), "--commitment", "00")
    assert code == 1
    assert "does not match the one shown" in out


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda r: r | {"totals": [0, 0, 0]}, "wrong result (totals)"),
        (lambda r: r | {"winners": []}, "wrong result (winners)"),
        (lambda r: r | {"moves": [*r["moves"], "6x1"]}, "after the end"),
        (lambda r: r | {"moves": ["pass:6", *r["moves"][1:]]}, "Move 1 is not legal"),
        (lambda r: r | {"moves": r["moves"][:5]}, "the match is not over"),
        (lambda r: r | {"game": "chess"}, "There is no game"),
        (lambda r: r | {"options": {"hat": 1}}, "There is no option"),
        (lambda r: r | {"seats": "3"}, "Expected `int`"),
        (lambda r: r | {"treize": 3}, "rules number 3"),
        (lambda r: r | {"treize": 10**400}, "rules number 1000"),
        (lambda r: r | {"seats": 10**300, "names": []}, "names: 0"),
        (lambda r: r | {"c" * 500_000: 1}, "unknown field"),
        (lambda r: r | {"names": ["Ann"]}, "names: 1, players: 3"),
        (lambda r: r | {"seed": "1"}, "is not a seed"),
        (lambda r: r | {"cheat": True}, "unknown field `cheat`"),
        (lambda r: {}, "missing required field"),
    ],
)
def test_a_wrong_record_is_refused_in_one_line(
    capsys: Capture, record: Path, change: object, complaint: str
) -> None:
    """Exit code 1, and the line names what is wrong."""
    assert callable(change)
    record.write_text(json.dumps(change(json.loads(record.read_text()))), encoding="utf-8")
    code, out, err = run(capsys, "verify", str(record))
    assert (code, err) == (1, "")
    assert len(out.splitlines()) == 1
    assert complaint in out


@pytest.mark.parametrize("cut", [1, 10, 60, 200])
def test_a_truncated_record_is_refused_in_one_line(capsys: Capture, record: Path, cut: int) -> None:
    """Wherever it breaks off."""
    record.write_bytes(record.read_bytes()[:cut])
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 1
    assert len(out.splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "The file is empty"),
        (b"\n\n", "not a record"),
        (b"\x00\xff" * 500, "not a record"),
        (b"[" * 100_000, "not a record"),
        (b'{"type":"match"}\n', "Line 1"),
        (b'{"type":"deal","state":{}}\n', "Line 1"),
        ("é".encode("latin-1") * 9, "not a record"),
    ],
)
def test_a_file_of_something_else_is_refused_in_one_line(
    capsys: Capture, tmp_path: Path, content: bytes, complaint: str
) -> None:
    """Empty, binary, deeply nested, or half a trace."""
    file = tmp_path / "file"
    file.write_bytes(content)
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 1
    assert len(out.splitlines()) == 1
    assert complaint in out


@pytest.mark.parametrize("start", [b"", b'{"type":"match","game":"', b'{"treize":1,"moves":["'])
def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path, start: bytes) -> None:
    """100 MB on one line, in a process that may not use much more memory than it needs to start."""
    file = tmp_path / "huge"
    with file.open("wb") as out:
        out.write(start + b"7" * 100_000_000)
    code = (
        "import resource, sys; from treize.terminal.cli import main\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "code = main(['verify', sys.argv[1]])\n"
        "print(code, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code, str(file)], capture_output=True, text=True, check=True
    )
    complaint, result = run.stdout.splitlines()
    exit_code, grown = result.split()
    assert "no record or trace is that long" in complaint
    assert exit_code == "1"
    assert int(grown) < 30  # MB


def test_files_that_cannot_be_read_do_not_hide_the_others(
    capsys: Capture, record: Path, tmp_path: Path
) -> None:
    """Each file has its line, a good one another on its luck; one bad one makes the exit code 1."""
    code, out, _ = run(capsys, "verify", str(tmp_path / "none"), str(record), str(tmp_path))
    assert code == 1
    assert len(out.splitlines()) == 4
    assert "a valid record" in out.splitlines()[1]


# --- Replay ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_match(capsys: Capture, record: Path, lang: str) -> None:
    """Every move, the points and the winner, in every language."""
    code, out, _ = run(capsys, "replay", str(record), "--lang", lang)
    moves = json.loads(record.read_text())["moves"]
    assert code == 0
    assert f"\n{len(moves)}. " in out


def test_replay_shows_a_moment_from_a_seat_or_face_up(capsys: Capture, record: Path) -> None:
    """A seat sees its own hand only; without a seat all hands are shown."""
    _, face_up, _ = run(capsys, "replay", str(record), "--at", "3")
    _, seat, _ = run(capsys, "replay", str(record), "--at", "3", "--seat", "1")
    assert face_up.count("holds:") == 3
    assert seat.count("holds:") == 1
    code, _, err = run(capsys, "replay", str(record), "--at", "999")
    assert code == 2
    assert "There is no move 999" in err
    assert run(capsys, "replay", str(record), "--seat", "7")[0] == 2


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    """`treize trace … | head -1` ends quietly."""
    command = f"{sys.executable} -m treize trace leaves --matches 50 --seed 1 | head -1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert run.stderr == ""
    assert len(run.stdout.splitlines()) == 1


# --- Odd surroundings ---


def _run(*arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "treize", *arguments],
        env=os.environ | surroundings,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


def test_output_that_is_not_unicode_is_still_written() -> None:
    """A ? stands for what an old terminal does not know."""
    run = _run("games", PYTHONIOENCODING="ascii")
    assert run.returncode == 0
    assert "Ol?!" in run.stdout


def test_without_a_cache_it_works_all_the_same(tmp_path: Path) -> None:
    """Rules are then compiled for this process only, and nothing is left behind."""
    surroundings = {"XDG_CACHE_HOME": "/proc/nothing", "TMPDIR": str(tmp_path)}
    run = _run("trace", "leaves", "--seed", "1", **surroundings)
    assert run.returncode == 0
    assert "first time: games.leaves" in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_one_line() -> None:
    """And names what could not be written."""
    command = f"{sys.executable} -m treize games > /dev/full"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith("treize: the output can’t be read or written")
    assert len(run.stderr.splitlines()) == 1


def test_playing_without_input_ends_the_match() -> None:
    """At the end of the input the person has left."""
    run = _run("play", "ole", "--seed", "1")
    assert run.returncode == 0
    assert "You have left the table" in run.stdout
    assert _run("play").returncode == 2


def test_each_other_seat_may_have_a_bot_of_its_own() -> None:
    """In the order of the seats, from which the person's is left out."""
    run = _run("play", "ole", "--seed", "1", "--seat", "1", "--bots", "easy, chance,greedy")
    told = "Opponents: Bot 0 (easy); Bot 2 (plays at random); Bot 3 (plays by a rule of thumb)."
    assert run.stdout.splitlines()[0] == told
    run = _run("play", "drat", "--seats", "3", "--bots", "chance", "--lang", "fr")
    told = "Adversaires\u00a0: Robot 1 (joue au hasard)\u202f; Robot 2 (joue au hasard)."
    assert run.stdout.splitlines()[0] == told


def test_a_record_is_never_written_over(record: Path) -> None:
    """The file must be new, and is made before the first card."""
    before = record.read_bytes()
    run = _run("play", "ole", "--record", str(record))
    assert run.returncode == 2
    assert "already exists" in run.stderr
    assert record.read_bytes() == before
    run = _run("play", "ole", "--record", str(record.parent / "none" / "x.json"))
    assert (run.returncode, run.stdout) == (1, "")


def test_a_record_is_verified_from_standard_input(record: Path) -> None:
    """`-` is standard input, for records and traces."""
    run = subprocess.run(
        [sys.executable, "-m", "treize", "verify", "-"],
        input=record.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0
    assert "a valid record" in run.stdout


def test_a_file_can_not_command_the_terminal(capsys: Capture, tmp_path: Path) -> None:
    """Escape codes in a record are not repeated."""
    file = tmp_path / "match.json"
    match = Match("ole", seed=1).record() | {"game": "\x1b[31mred"}
    file.write_text(json.dumps(match), encoding="utf-8")
    code, out, _ = run(capsys, "verify", str(file))
    assert code == 1
    assert "\x1b" not in out


def test_standard_input_may_be_given_twice_or_be_closed() -> None:
    """The second time it is empty; closed, it can't be read."""
    run = _run("verify", "-", "-")
    assert run.returncode == 1
    assert run.stdout.count("The file is empty") == 2
    command = f"{sys.executable} -m treize verify - <&-"
    closed = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert closed.returncode == 1
    assert len(closed.stdout.splitlines()) == 1


def test_a_name_can_not_command_the_terminal(capsys: Capture, record: Path) -> None:
    """Nor break its line."""
    named = json.loads(record.read_text()) | {"names": ["\x1b[31mA\nX", "B", "C"]}
    record.write_text(json.dumps(named), encoding="utf-8")
    out = run(capsys, "replay", str(record))[1]
    assert "\x1b" not in out
    assert "?[31mA?X: " in out


def test_replay_calls_the_players_by_their_names(capsys: Capture, record: Path) -> None:
    """As the record gives them; a bad record is named with its file."""
    assert "Ann: " in run(capsys, "replay", str(record))[1]
    record.write_text("{}", encoding="utf-8")
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 1
    assert out.startswith(str(record))
