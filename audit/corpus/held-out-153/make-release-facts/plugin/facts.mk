TAG    := $(shell git describe --tags --abbrev=0 2>/dev/null)
COUNT  := $(shell git rev-list --count $(if $(TAG),$(TAG)..HEAD,HEAD))
DIRTY  := $(if $(shell git status --porcelain),yes,no)

.DEFAULT_GOAL := facts
.PHONY: facts

facts:
	@echo "last tag:  $(or $(TAG),none)"
	@echo "commits:   $(COUNT)"
	@echo "unsaved:   $(DIRTY)"
	@printf 'authors:   '; git shortlog -sn $(if $(TAG),$(TAG)..HEAD,HEAD) | wc -l
