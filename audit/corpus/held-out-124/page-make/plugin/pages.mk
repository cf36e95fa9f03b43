SRC ?= docs
OUT ?= site
include kinds.mk

define rule
$(OUT)/%.$(1): $(SRC)/%.md
	@mkdir -p $$(@D)
	@$(2) $$< > $$@
	@echo "built $$@"
endef

$(foreach k,$(KINDS),$(eval $(call rule,$(k),$(tool_$(k)))))

PAGES := $(wildcard $(SRC)/*.md)
.PHONY: all
.DEFAULT_GOAL := all
all: $(foreach k,$(KINDS),$(patsubst $(SRC)/%.md,$(OUT)/%.$(k),$(PAGES)))
