ROOT ?= .
EXT  ?= js ts py go rb rs
include $(dir $(lastword $(MAKEFILE_LIST)))rules.mk

.PHONY: report loc todo
report: loc todo

loc:
	@echo "lines of code"
	@for d in $(DIRS); do \
	  n=$$(find $$d -type f \( $(MATCH) \) -exec cat {} + | wc -l); \
	  printf '%8d  %s\n' $$n $$d; \
	done | sort -rn

todo:
	@echo "open TODO/FIXME"
	@for d in $(DIRS); do \
	  n=$$(grep -rEI 'TODO|FIXME' $$d 2>/dev/null | wc -l); \
	  printf '%8d  %s\n' $$n $$d; \
	done | sort -rn
