# Draft build, then a short report.
DOC  ?= $(firstword $(wildcard main.tex thesis.tex *.tex))
BASE := $(basename $(DOC))
OUT  := .latex-make

.PHONY: check clean

check:
	@[ -n "$(DOC)" ] || exit 0
	@mkdir -p $(OUT)
	@pdflatex -no-shell-escape -draftmode -interaction=nonstopmode -output-directory=$(OUT) $(DOC) >/dev/null 2>&1 || true
	@grep -A2 -E '^!' $(OUT)/$(BASE).log | head -12 || true
	@grep -E 'Reference .* undefined' $(OUT)/$(BASE).log | sort -u || true
	@awk '/Overfull/ { split($$0, a, /[(p]/); if (a[2] + 0 > 5) print }' $(OUT)/$(BASE).log

clean:
	@rm -rf $(OUT)
