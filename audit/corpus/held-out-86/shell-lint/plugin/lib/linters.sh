# shellcheck shell=bash
have() { command -v "$1" >/dev/null 2>&1; }
lint_sh() { have shellcheck && shellcheck -f gcc "$1"; }
lint_bash() { lint_sh "$1"; }
lint_yml() { have yamllint && yamllint -f parsable "$1"; }
lint_yaml() { lint_yml "$1"; }
lint_dockerfile() { have hadolint && hadolint "$1"; }
