include $(dir $(lastword $(MAKEFILE_LIST)))tools.mk

.PHONY: lint
lint: $(STAMPS)

.lint/%.ok: %
	@mkdir -p $(dir $@)
	@$(LINT$(suffix $<)) $< && touch $@
