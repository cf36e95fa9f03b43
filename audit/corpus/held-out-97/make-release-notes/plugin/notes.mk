include vars.mk

LAST := $(shell git describe --tags --abbrev=0 2>/dev/null)
RANGE := $(if $(LAST),$(LAST)..HEAD,HEAD)

.PHONY: notes features fixes

notes: features fixes
	@echo "-- since $(or $(LAST),the beginning)"

features:
	@git log --no-merges --format='%s' $(RANGE) | sed -n 's/^feat[^:]*: /+ /p'

fixes:
	@git log --no-merges --format='%s' $(RANGE) | sed -n 's/^fix[^:]*: /* /p'
