OUT   ?= _site
STAMP := $(shell date +%Y-%m-%d)
PAGES := $(shell find content -name '*.html' 2>/dev/null)

.PHONY: build clean

build: $(patsubst content/%,$(OUT)/%,$(PAGES))
	@echo "$(words $(PAGES)) page(s), $(STAMP)"

$(OUT)/%.html: content/%.html
	@mkdir -p $(@D)
	@sed 's/@@DATE@@/$(STAMP)/g' $< > $@

clean:
	rm -rf -- ./$(OUT)
