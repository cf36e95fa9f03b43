# Targets for releases. Needs GNU make 4.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --warn-undefined-variables --no-builtin-rules

VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo 0.0.0)
COMMIT  := $(shell git rev-parse --short HEAD)
DATE    := $(shell date -u +%Y-%m-%dT%H:%M:%SZ)
DIST    := dist
PLATFORMS := linux-amd64 linux-arm64 darwin-arm64

.PHONY: help check sums tag

help: ## Lists the targets
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# one target for every platform
define platform
$(DIST)/app-$(1): $(shell git ls-files '*.go')
	GOOS=$(word 1,$(subst -, ,$(1))) GOARCH=$(word 2,$(subst -, ,$(1))) \
	  go build -trimpath -ldflags '-s -w -X main.version=$(VERSION) -X main.commit=$(COMMIT)' -o $$@ .
endef
$(foreach p,$(PLATFORMS),$(eval $(call platform,$(p))))

check: ## Stops when the tree is dirty or not on main
	@test -z "$$(git status --porcelain)" || { echo "the tree is dirty" >&2; exit 1; }
	@test "$$(git branch --show-current)" = main || { echo "not on main" >&2; exit 1; }

sums: $(foreach p,$(PLATFORMS),$(DIST)/app-$(p)) ## Writes SHA256SUMS
	cd $(DIST) && sha256sum app-* > SHA256SUMS

tag: check sums ## Signs the tag; pushing it is left to you
	git tag -s "v$(VERSION)" -m "v$(VERSION) ($(DATE))"
	@echo "now: git push origin v$(VERSION)"
