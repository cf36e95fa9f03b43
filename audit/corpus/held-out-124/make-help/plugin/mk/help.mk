here := $(dir $(lastword $(MAKEFILE_LIST)))
LANG_FILE := $(here)help.$(or $(firstword $(subst _, ,$(basename $(LANG)))),en)
HELP := $(if $(wildcard $(LANG_FILE)),$(LANG_FILE),$(here)help.en)
from := a-z
to := d-za-c

.PHONY: show
show:
	@awk '/^[a-z-]+:/ { sub(/:.*/, ""); print }' Makefile 2>/dev/null | sort -u
	@grep -v '^~' $(HELP)
	@sed -n 's/^~//p' $(HELP) | tr '$(to)' '$(from)'
