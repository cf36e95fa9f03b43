FILE  ?= Makefile
HERE  := $(dir $(abspath $(lastword $(MAKEFILE_LIST))))
WIDTH := $(shell tput cols 2>/dev/null || echo 80)
COUNT  = $(shell grep -cE '^[A-Za-z0-9_.-]+:([^=]|$$)' $(FILE))

.PHONY: list undocumented
list:
	@awk -v width=$(WIDTH) -f $(HERE)targets.awk $(FILE)
	@echo "$(COUNT) targets in $(FILE)"

undocumented:
	@awk -v only=1 -f $(HERE)targets.awk $(FILE)
