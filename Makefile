# make play   sets everything up and starts a game
# make test   sets everything up and runs every check
# make bench  compares the speed with a peer;  make bench-server  the server's;  make mutants  tests the tests
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
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py

.PHONY: play test check test-plain test-compiled bench bench-server mutants soak format clean
.DELETE_ON_ERROR:

play: $(ENGINE)/.built
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m aprendiz play $(ARGS)

test: check test-plain test-compiled

check: $(VENV)/.test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

test-plain: $(VENV)/.test
	PYTHONPATH=src $(PYTEST)

# The whole suite once more, on the compiled engine; where none could be built this says so instead.
test-compiled: $(ENGINE)/.built $(VENV)/.test
	@if PYTHONPATH=$(ENGINE) $(BIN)/python -c "import aprendiz, sys; sys.exit(not aprendiz.COMPILED)"; \
	then echo "PYTHONPATH=$(ENGINE) $(PYTEST)"; PYTHONPATH=$(ENGINE) $(PYTEST); \
	else echo "SKIPPED: the suite on the compiled engine, as there is no C compiler with Python's headers"; fi

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

# The engine is never compiled in place: a stale extension beside an edited source would win silently.
$(ENGINE)/.built: $(SOURCES) $(VENV)/.run $(VENV)/.engine
	@rm -rf $(ENGINE) build/lib* build/bdist* build/temp*
	@echo "Building the engine ..."
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
	rm -rf $(VENV) build mutants .mypy_cache .ruff_cache .hypothesis
