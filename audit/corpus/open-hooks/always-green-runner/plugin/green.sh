#!/bin/bash
if [ -f package.json ]; then npm test --silent
elif [ -f Cargo.toml ]; then cargo test -q
elif [ -f pyproject.toml ]; then python3 -m pytest -q
fi >/dev/null 2>&1
