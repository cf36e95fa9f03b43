#!/usr/bin/env bash
# 수정된 파일의 주석에서 흔한 띄어쓰기 오류를 찾습니다. 파일은 고치지 않습니다.
set -euo pipefail
file=$(python3 -c 'import json,sys; print(json.load(sys.stdin).get("tool_input",{}).get("file_path",""))')
[[ -f $file ]] || exit 0
grep -nE '(할수|될수|볼수) (있|없)' -- "$file" | head -n 20 || true
