VERSION := $(shell git describe --tags --always 2>/dev/null)

release: test ## tag a release
	@echo "tagging $(VERSION)"
	@git tag -a "v$(NEXT)" -m "release $(NEXT)"
