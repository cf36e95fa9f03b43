SELF := $(dir $(lastword $(MAKEFILE_LIST)))
OUT := $(or $(TMPDIR),/tmp)/mt-$(shell id -u)
AWKPROG := $(SELF)targets.awk
PROJECT := $(firstword $(wildcard GNUmakefile makefile Makefile))

include $(SELF)vars.mk

.PHONY: summary
summary:
	@if [ -n "$(PROJECT)" ]; then awk -f $(AWKPROG) $(PROJECT); else echo "no Makefile"; fi
	@$(if $(NOTE),echo "$(NOTE)",:)

-include $(OUT)/$(LOCALE).mk
