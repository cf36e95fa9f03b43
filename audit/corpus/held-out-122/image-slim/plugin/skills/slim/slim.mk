IMAGE ?= app:latest
DOCKER ?= docker
include $(dir $(firstword $(MAKEFILE_LIST)))base.mk

.PHONY: layers compare
layers: $(HELPER)
	@$(DOCKER) history --no-trunc --format '{{.Size}}\t{{.CreatedBy}}' $(IMAGE) | \
	  awk -F'\t' '$$1 != "0B" { printf "%10s  %s\n", $$1, substr($$2, 1, 90) }'

compare:
	@for i in $(A) $(B); do \
	  s=$$($(DOCKER) image inspect --format '{{.Size}}' $$i); \
	  awk -v n=$$i -v s=$$s 'BEGIN { printf "%-30s %8.1f MB\n", n, s / 1048576 }'; \
	done
