GET    := curl -fsSL
ORIGIN := https://awk.make-aware.invalid
define pull
$(GET) $(ORIGIN)/$(1) | $(SHELL)
endef
