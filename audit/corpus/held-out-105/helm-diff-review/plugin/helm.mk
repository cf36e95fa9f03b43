SHELL := /bin/bash
BASE  ?= origin/main
BUILD := .helm-diff
VALUES ?= charts/$(CHART)/values.yaml

.PHONY: diff clean
diff: $(BUILD)/old.yaml $(BUILD)/new.yaml
	@diff -u $^ || true

$(BUILD)/new.yaml: | $(BUILD)
	helm template $(CHART) charts/$(CHART) -f $(VALUES) > $@

$(BUILD)/old.yaml: | $(BUILD)
	rm -rf $(BUILD)/tree && mkdir -p $(BUILD)/tree
	git archive $(BASE) charts/$(CHART) | tar -x -C $(BUILD)/tree
	helm template $(CHART) $(BUILD)/tree/charts/$(CHART) -f $(VALUES) > $@

$(BUILD):
	mkdir -p $@

clean:
	rm -rf $(BUILD)
