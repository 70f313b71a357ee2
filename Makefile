PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
# A start from bytecode takes half as long, and every worker of the tests is one.
unexport PYTHONDONTWRITEBYTECODE

# What may differ on PostgreSQL runs there after each run of all tests, where there is one: locks,
# transactions, SQL. Ratings, verification and the like are the same over any database.
ON_POSTGRESQL := tests/bot/storage tests/deploy/test_backup_script.py tests/cogs/privacy/test_columns.py \
	tests/cogs/privacy/test_deleting_midway.py \
	$(patsubst %,tests/bot/match/test_%.py,counting deadlines transaction) \
	tests/cogs/challenges/test_actions.py tests/cogs/daily/test_deals.py tests/cogs/queue/test_actions.py \
	tests/cogs/replays/test_kept_matches.py \
	tests/cogs/table/test_races.py

.PHONY: play run test test-postgresql release-check lint types drill bench check-game words clean

play: .venv/play ## the real bot in a browser page on localhost
	$(BIN)/castellan play

run: .venv/run ## connect to Discord with the token in .env
	$(BIN)/castellan run

test: lint types ## what CI runs, apart from tools.release
	$(BIN)/python -m pytest --durations=10 --durations-min=1
	$(BIN)/python -m tools.postgresql --if-installed -m "not long" $(ON_POSTGRESQL)

test-postgresql: .venv/test ## all tests on a PostgreSQL server of their own
	$(BIN)/python -m tools.postgresql

release-check: .venv/test ## refuse what a release may not lack, and walk an operator's way with it
	$(BIN)/python -m tools.release
	$(BIN)/python -m tools.walk

lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: .venv/test
	$(BIN)/mypy

drill: .venv/test ## kill the bot, trouble its database and disk, and see that nothing is lost
	$(BIN)/python -m tools.drill

bench: .venv/bench ## the measurements of docs/measurements.md
	$(BIN)/python -m tools.bench $(if $(BESIDE),--beside $(BESIDE))

check-game: .venv/test ## what an installed game lacks: make check-game GAME=pig
	$(BIN)/python -m tests.check_game $(GAME)

words: .venv/test ## what is missing or wrong in the texts of all languages
	$(BIN)/python -m tools.words

clean:
	rm -rf .venv build *.egg-info

.venv/run: EXTRAS := [fonts,postgresql]
.venv/play: EXTRAS := [fonts,play]
.venv/test: EXTRAS := [fonts,play,test]
.venv/bench: EXTRAS := [fonts,play,test,bench]

.venv/%: pyproject.toml constraints.txt
	@echo "Installing what Castellan needs into .venv: a few minutes, once"
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".$(EXTRAS)"
	touch $@
