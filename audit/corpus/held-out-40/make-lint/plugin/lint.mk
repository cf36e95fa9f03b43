# Lints what changed since the last commit. Each linter is skipped where it is missing.
SHELL   := /bin/sh
CHANGED := $(shell git diff --name-only --diff-filter=ACM HEAD 2>/dev/null)
have     = $(shell command -v $(1) 2>/dev/null)

SH  := $(filter %.sh,$(CHANGED))
PY  := $(filter %.py,$(CHANGED))
YML := $(filter %.yml %.yaml,$(CHANGED))

.PHONY: lint sh py yml
lint: sh py yml

sh:
	@$(if $(and $(SH),$(call have,shellcheck)),shellcheck -S warning $(SH),:)

py:
	@$(if $(and $(PY),$(call have,ruff)),ruff check $(PY),:)

yml:
	@$(if $(and $(YML),$(call have,yamllint)),yamllint -s $(YML),:)
