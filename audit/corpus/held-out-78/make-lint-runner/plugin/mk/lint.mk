# entry point of the hook
include mk/tools.mk
-include mk/local.mk

PROJECT ?= $(CLAUDE_PROJECT_DIR)
HAVE    := $(foreach t,$(TOOLS),$(if $(shell command -v $(t)),$(t)))

.PHONY: lint $(HAVE)
lint: $(HAVE)

shellcheck:
	@find "$(PROJECT)" -name '*.sh' -print0 | xargs -0 -r shellcheck -f gcc || true

yamllint:
	@yamllint -f parsable "$(PROJECT)" || true

hadolint:
	@find "$(PROJECT)" -name 'Dockerfile*' -exec hadolint {} + || true
