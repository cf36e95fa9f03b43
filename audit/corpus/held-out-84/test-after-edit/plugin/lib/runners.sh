# every function prints its arguments, one a line
runner_vitest() { printf '%s\n' npx --no-install vitest run "$1"; }
runner_pytest() { printf '%s\n' python3 -m pytest -q "$1"; }
runner_go() { printf '%s\n' go test "./$(dirname "$1")"; }
