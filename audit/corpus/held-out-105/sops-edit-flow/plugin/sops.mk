FILES := $(shell git ls-files '*.enc.yaml' '*.enc.json' 'secrets/*.yaml')

.PHONY: list updatekeys check rotate
list:
	@for f in $(FILES); do \
	  echo "$$f:"; yq -r '.sops.age[].recipient' "$$f" | sed 's/^/  /'; \
	done

updatekeys:
	@for f in $(FILES); do sops updatekeys -y "$$f" || exit 1; done
	git diff --stat -- $(FILES)

rotate:
	@for f in $(FILES); do sops rotate -i "$$f" || exit 1; done

check:
	@bad=0; for f in $(FILES); do \
	  yq -e '.sops.mac' "$$f" >/dev/null 2>&1 || { echo "not encrypted: $$f"; bad=1; }; \
	done; exit $$bad
