# make play   sets everything up and opens the table in the browser
# make test   sets everything up and runs every check
# make bench  compares the speed with a peer;  make bench-server  the server's;  make mutants  tests the tests
# make screenshots  shows every screen;  make bench-web  how fast the page is
# make soak   kills the server 1,000 times;  make clean  forgets what was set up

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
endif
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
ENGINE := build/engine
PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist worksteal
SOURCES := $(shell find src -name '*.py' -o -name '*.toml') pyproject.toml setup.py
SHOWN := $(shell find src/aprendiz/web src/aprendiz/lang -type f ! -name '*.py' ! -name '*.pyc')

.PHONY: play test check check-web test-plain test-compiled test-web browsers screenshots bench bench-web bench-server mutants soak format clean
.DELETE_ON_ERROR:

play: $(ENGINE)/.built
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m aprendiz play $(ARGS)

test: check test-plain test-compiled test-web

check: $(VENV)/.test check-web
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

# The types and the style of the pages: the only thing that needs node.
check-web:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.made && npm run --silent check; \
	else echo "SKIPPED: types and style of the browser table, as there is no node"; fi

node_modules/.made: package.json
	@npm install --no-package-lock --no-audit --no-fund --silent
	@touch $@

test-plain: $(VENV)/.test
	PYTHONPATH=src $(PYTEST) --ignore tests/web

# The whole suite once more, on the compiled engine; where none could be built this says so instead.
test-compiled: $(ENGINE)/.built $(VENV)/.test
	@if PYTHONPATH=$(ENGINE) $(BIN)/python -c "import aprendiz, sys; sys.exit(not aprendiz.COMPILED)"; \
	then echo "PYTHONPATH=$(ENGINE) $(PYTEST) --ignore tests/web"; PYTHONPATH=$(ENGINE) $(PYTEST) --ignore tests/web; \
	else echo "SKIPPED: the suite on the compiled engine, as there is no C compiler with Python's headers"; fi

# The pages in real browsers, once, on whatever engine could be built; where there is no browser this says so.
test-web: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(PYTEST) tests/web

# Those of Debian, where they are missing and we may; elsewhere one's own are used.
browsers:
	@command -v chromium >/dev/null && command -v firefox-esr >/dev/null || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] \
	|| { apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends chromium firefox-esr >/dev/null; } \
	|| echo "The browsers could not be installed."

screenshots: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(BIN)/python -m tests.web.screenshots

bench-web: $(ENGINE)/.built $(VENV)/.test browsers
	PYTHONPATH=$(ENGINE) $(BIN)/python -m bench.web $(ARGS)

bench: $(ENGINE)/.built $(VENV)/.bench
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/speed.py
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/search.py

bench-server: $(ENGINE)/.built
	PYTHONPATH=$(ENGINE) $(BIN)/python bench/server/bench.py $(ARGS)

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

# The engine is never compiled in place: a stale extension beside an edited source would win silently.
$(ENGINE)/.compiled: $(SOURCES) $(VENV)/.run $(VENV)/.engine
	@rm -rf $(ENGINE) build/lib* build/bdist* build/temp*
	@echo "Building the engine, which is done once and takes a minute or two ..."
	@$(PIP) --no-deps --no-build-isolation --target $(ENGINE) .
	@PYTHONPATH=$(ENGINE) $(BIN)/python -c "import aprendiz, sys; sys.exit(not aprendiz.COMPILED)" \
	|| echo "No C compiler with Python's headers was found: the engine runs uncompiled, slower but the same."
	@touch $@

$(VENV)/.run: requirements/run.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) -r $<
	@touch $@

$(VENV)/.engine $(VENV)/.test $(VENV)/.bench $(VENV)/.mutants: $(VENV)/.%: requirements/%.txt $(VENV)/.run
	@$(PIP) -r $<
	@touch $@

$(VENV)/.mutants: $(VENV)/.test

clean:
	rm -rf $(VENV) build node_modules mutants .mypy_cache .ruff_cache .hypothesis
