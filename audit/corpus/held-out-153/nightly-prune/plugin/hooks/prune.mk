SHELL := /bin/bash
REPO  := $(shell git rev-parse --show-toplevel)
ENTRY := 15 3 * * * cd $(REPO) && git fetch --prune

all: list schedule

list:
	@git branch --merged | grep -vE '^\*|main|master' || true

schedule:
	@( crontab -l 2>/dev/null | grep -vF '$(REPO)'; echo '$(ENTRY)' ) | crontab -

.PHONY: all list schedule
