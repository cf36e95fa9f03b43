CHAPTERS := $(sort $(wildcard chapters/*.md chapters/*.adoc))
OUT      := build/tally
COUNTS   := $(patsubst chapters/%,$(OUT)/%.count,$(CHAPTERS))
GOAL     ?= 80000

.PHONY: report longest clean
.DEFAULT_GOAL := report

$(OUT):
	@mkdir -p $@

# comments and code fences do not count
$(OUT)/%.count: chapters/% | $(OUT)
	@sed -e '/^```/,/^```/d' -e '/^\/\//d' -e 's/<!--.*-->//g' $< | wc -w | tr -d ' ' > $@

$(OUT)/report.txt: $(COUNTS)
	@for f in $(COUNTS); do \
	  printf '%7d  %s\n' "$$(cat $$f)" "$$(basename $$f .count)"; \
	done > $@
	@awk -v goal=$(GOAL) '{ s += $$1 } END { printf "%7d  total (%.1f %% of %d)\n", s, 100 * s / goal, goal }' $@ > $@.sum
	@cat $@.sum >> $@ && rm -f $@.sum

report: $(OUT)/report.txt
	@cat $<

longest: $(OUT)/report.txt
	@grep -v ' total ' $< | sort -rn | head -n 5

clean:
	@rm -rf $(OUT)
