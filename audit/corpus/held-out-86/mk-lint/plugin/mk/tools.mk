LINT.py := ruff check --quiet
LINT.sh := shellcheck
FILES   := $(shell git ls-files '*.py' '*.sh')
STAMPS  := $(addprefix .lint/,$(addsuffix .ok,$(FILES)))
