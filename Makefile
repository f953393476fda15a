# make play   sets everything up and opens the table in the browser
# make test   sets everything up and runs every check
# make bench  measures the speed of the engine;  make bench-server  of the server;  make bench-web  of the page
# make mutants  tests the tests;  make screenshots  takes pictures of every screen
# make bench-strangers  measures how long honest people wait while strangers attack the server
# make soak   kills the server 1,000 times;  make test-oldest  tests with the oldest supported dependencies
# make clean  deletes everything that make has set up

# Python writes its bytecode, whatever the environment says: every process of a test would otherwise compile the source.
export PYTHONDONTWRITEBYTECODE :=

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check
ENGINE := build/engine
DIST := build/dist
BUILDER := build/builder
PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist worksteal --durations 20
# Tests whose result may differ between the plain and the compiled engine.
ENGINE_TESTS := tests/core tests/games tests/bots tests/lab tests/tools tests/test_api.py
# Whole games through the layers above it.
SMOKE_TESTS := tests/client/test_games.py tests/host/test_film.py tests/host/test_reel.py tests/host/test_record.py \
	tests/host/test_undo.py tests/cli/test_hint.py tests/cli/test_simulate.py
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml setup.py
SHOWN := $(shell find src/aprendiz/web src/aprendiz/lang -type f ! -name '*.py' ! -name '*.pyc')
BUILD := $(BUILDER)/$(notdir $(BIN))/python
IS_PLAIN := ls $(DIST)/*-none-any.whl >/dev/null 2>&1

.PHONY: play test check check-python check-web test-all test-engine test-oldest browsers screenshots bench bench-web bench-server bench-strangers mutants soak format clean
.DELETE_ON_ERROR:

play: $(ENGINE)/.built $(VENV)/.run
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m aprendiz play $(ARGS)

# Compiling uses one core, so everything else that comes before the tests is done in parallel to it.
test:
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target $(ENGINE)/.built browsers check
	@$(MAKE) --no-print-directory test-all
	@if $(IS_PLAIN); then echo "SKIPPED: the engine's tests on a second build, as there is no C compiler with Python's headers"; \
	else $(MAKE) --no-print-directory test-engine; fi

check: check-python check-web

check-python: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

# The types and the style of the pages. Only this needs node.
check-web:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.made && npm run --silent check; \
	else echo "SKIPPED: types and style of the browser table, as there is no node"; fi

node_modules/.made: package.json
	@npm install --no-package-lock --no-audit --no-fund --silent
	@touch $@

# Every test once, on the build that people install: compiled where there is a C compiler.
test-all: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(PYTEST)

# The engine's tests on the plain source, and one game through every layer above it.
test-engine: $(VENV)/.test
	PYTHONPATH=src $(PYTEST) $(ENGINE_TESTS) $(SMOKE_TESTS)

# The same suite on the lowest versions that pyproject.toml allows, in a separate environment.
test-oldest: $(VENV)/.test $(VENV)/.oldest browsers
	@rm -rf $(VENV)-oldest
	$(BIN)/uv venv --quiet --python $(BIN)/python $(VENV)-oldest
	VIRTUAL_ENV=$(VENV)-oldest $(BIN)/uv pip install --quiet --resolution lowest-direct --editable . --requirements requirements/test.txt
	VIRTUAL_ENV=$(VENV)-oldest $(BIN)/uv pip list
	$(VENV)-oldest/bin/python -m pytest --numprocesses auto --dist worksteal --ignore tests/install

# Installs Debian's browsers if they are missing and we are root; elsewhere the user's own browsers are used.
browsers:
	@command -v chromium >/dev/null && command -v firefox-esr >/dev/null || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] \
	|| { echo "Installing chromium and firefox-esr ..." && apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends chromium firefox-esr >/dev/null; } \
	|| echo "The browsers could not be installed."

screenshots: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(BIN)/python -m tests.web.screenshots

bench-web: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(BIN)/python -u -m bench.web $(ARGS)

bench: $(ENGINE)/.built $(VENV)/.bench
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/speed.py
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/search.py

bench-server: $(ENGINE)/.built $(VENV)/.run
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/server/bench.py $(ARGS)

bench-strangers: $(ENGINE)/.built $(VENV)/.test
	PYTHONPATH=$(ENGINE) $(BIN)/python -m bench.server.strangers $(ARGS)

mutants: $(VENV)/.mutants
	$(BIN)/python tests/mutants.py

soak: $(ENGINE)/.built $(VENV)/.test
	PYTHONPATH=$(ENGINE) $(BIN)/python -m tests.server.soak --kills 1000 $(ARGS)

format: $(VENV)/.test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.made && npm run --silent format; fi

# Pages and texts are copied, as nothing needs to be compiled for them.
$(ENGINE)/.built: $(ENGINE)/.compiled $(SHOWN)
	@rm -rf $(ENGINE)/aprendiz/web
	@cp -R src/aprendiz/web $(ENGINE)/aprendiz/
	@cp -R src/aprendiz/lang/. $(ENGINE)/aprendiz/lang/
	@touch $@

# The engine is built as users build it: an sdist, and from that a wheel in an isolated environment. It is never compiled
# in place: a stale extension would silently override an edited source beside it.
$(ENGINE)/.compiled: $(SOURCES) $(BUILDER)/.made
	@rm -rf $(ENGINE) $(DIST)
	@mkdir -p $(DIST)
	@echo "Building the engine. This is done once and takes one to two minutes."
	@$(BUILD) -m build --sdist --outdir $(DIST) . >$(DIST)/log 2>&1 || { cat $(DIST)/log; exit 1; }
	@$(BUILD) -m pip --disable-pip-version-check wheel --no-deps --wheel-dir $(DIST) $(DIST)/*.tar.gz
	@$(BUILD) -m pip --disable-pip-version-check install --quiet --no-deps --target $(ENGINE) $(DIST)/*.whl
	@! $(IS_PLAIN) || echo "The engine could not be compiled, for which a C compiler and Python's headers are needed: it runs as plain Python, slower but the same."
	@touch $@

$(VENV)/.run: requirements/run.txt
	@test -x $(BIN)/python || { echo "Creating $(VENV) ..." && $(PYTHON) -m venv $(VENV); }
	@echo "Installing $< ..."
	@$(PIP) install --quiet -r $<
	@touch $@

# An environment without our dependencies: mypyc would find their types there, and not where users build.
$(BUILDER)/.made: requirements/build.txt
	@echo "Installing $< ..."
	@$(PYTHON) -m venv --clear $(BUILDER)
	@$(BUILD) -m pip --disable-pip-version-check install --quiet -r $<
	@touch $@

$(VENV)/.test $(VENV)/.bench $(VENV)/.mutants $(VENV)/.oldest: $(VENV)/.%: requirements/%.txt $(VENV)/.run
	@echo "Installing $< ..."
	@$(PIP) install --quiet -r $<
	@touch $@

$(VENV)/.mutants: $(VENV)/.test

clean:
	rm -rf $(VENV) $(VENV)-oldest build node_modules mutants .mypy_cache .ruff_cache .hypothesis
