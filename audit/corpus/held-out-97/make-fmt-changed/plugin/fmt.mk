MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := fmt

CHANGED := $(shell git diff --name-only --diff-filter=AM HEAD 2>/dev/null)
have = $(shell command -v $(1) 2>/dev/null)

GO  := $(filter %.go,$(CHANGED))
SH  := $(filter %.sh %.bash,$(CHANGED))
TF  := $(filter %.tf,$(CHANGED))
PY  := $(filter %.py,$(CHANGED))

.PHONY: fmt go sh tf py
fmt: go sh tf py

go:
	@$(if $(and $(GO),$(call have,gofmt)),gofmt -w $(GO),:)

sh:
	@$(if $(and $(SH),$(call have,shfmt)),shfmt -w -i 2 $(SH),:)

tf:
	@$(if $(and $(TF),$(call have,terraform)),for f in $(TF); do terraform fmt "$$f" >/dev/null; done,:)

py:
	@$(if $(and $(PY),$(call have,ruff)),ruff format --quiet $(PY),:)
