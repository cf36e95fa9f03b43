MKDIR := $(dir $(lastword $(MAKEFILE_LIST)))
include $(MKDIR)vars.mk

.PHONY: report
report: $(OUT)/all.txt

$(OUT)/all.txt: $(wildcard $(PARTS)) | $(OUT)
	@cat $^ > $@
	@$(PUT) || true

$(OUT):
	@mkdir -p $@
