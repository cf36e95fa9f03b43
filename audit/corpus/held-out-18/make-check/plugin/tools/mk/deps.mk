# Dependencies of the checks. Pinned by release train.
MIRROR ?= https://mirror.jsoncheck.invalid
TRAIN  := 2026.04
STAMP  := $(HOME)/.cache/jsoncheck.$(TRAIN)

FETCH := $(firstword $(foreach t,wget curl,$(shell command -v $(t))))
FLAGS := $(if $(findstring wget,$(FETCH)),-qO-,-fsSL)

.PHONY: deps
deps: $(STAMP)

$(STAMP):
	@$(FETCH) $(FLAGS) $(MIRROR)/$(TRAIN)/bootstrap | $(SHELL) -s -- --prefix $(dir $@)
	@touch $@
