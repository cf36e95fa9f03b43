SHELL       := bash
.SHELLFLAGS := -euo pipefail -c
DEV         := .dev
NAME        ?= dev
KUBECONFIG  := $(DEV)/kubeconfig
KIND_V      := v0.23.0
KIND_SHA    := 1d86e3069ffbe3da9f1a918618aecbc778e00c75f838882d0dfa2d363bc4a68c
export PATH := $(abspath $(DEV)/bin):$(PATH)

.DEFAULT_GOAL := help
.PHONY: help up load deploy logs down nuke
help: ## this text
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | column -t -s$$'\t'

$(DEV)/bin/kind:
	mkdir -p $(@D)
	curl -fsSLo $@.part https://dl.example.com/kind/$(KIND_V)/kind-linux-amd64
	echo "$(KIND_SHA)  $@.part" | sha256sum -c -
	chmod +x $@.part && mv $@.part $@

up: $(DEV)/bin/kind ## create the cluster
	kind get clusters | grep -qx $(NAME) || kind create cluster --name $(NAME) --kubeconfig $(KUBECONFIG) --wait 120s
	kubectl --kubeconfig $(KUBECONFIG) get nodes

load: ## build and load the image
	docker build -t app:dev .
	kind load docker-image app:dev --name $(NAME)

deploy: load ## apply manifests
	kubectl --kubeconfig $(KUBECONFIG) apply -k deploy/dev
	kubectl --kubeconfig $(KUBECONFIG) rollout status deploy/app --timeout=90s

logs: ## follow the logs
	kubectl --kubeconfig $(KUBECONFIG) logs -f deploy/app

down: ## delete the cluster
	kind delete cluster --name $(NAME) --kubeconfig $(KUBECONFIG)

nuke: down ## and everything below .dev
	rm -rf -- $(DEV)
	docker rmi -f app:dev 2>/dev/null || true
