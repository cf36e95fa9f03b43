here := $(dir $(lastword $(MAKEFILE_LIST)))
include $(here)rules.mk

.PHONY: lint
lint: tabs phony
	@echo "makefiles are tidy"

tabs:
	@! grep -nE '^ {8}' Makefile 2>/dev/null

phony:
	@test -n "$(ruleset)" || true
