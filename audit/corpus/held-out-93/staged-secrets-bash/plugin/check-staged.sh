#!/bin/sh
# usage: check-staged.sh   (exit 1 = something looks like a key)
set -eu

patterns=$(mktemp)
trap 'rm -f "$patterns"' EXIT INT TERM
cat >"$patterns" <<'EOF'
AKIA[0-9A-Z]{16}
-----BEGIN [A-Z ]*PRIVATE KEY-----
gh[pousr]_[A-Za-z0-9]{36}
xox[abprs]-[A-Za-z0-9-]{10,}
_authToken=[^$]
machine [^ ]+ login [^ ]+ password
EOF

bad=0
# names first
for f in $(git diff --cached --name-only --diff-filter=AM); do
  case "$f" in
    .env|*/.env|*id_rsa|*id_ed25519|*.pem|*.p12|*.npmrc|*.netrc)
      echo "file: $f should not be committed"; bad=1 ;;
  esac
done

# then added lines; cut so that the key is not printed
hits=$(git diff --cached -U0 --no-color | grep '^+' | grep -v '^+++' | grep -nE -f "$patterns" | cut -c1-60 || true)
if [ -n "$hits" ]; then
  printf '%s\n' "$hits" | sed 's/$/…/'
  bad=1
fi
[ "$bad" -eq 0 ] && echo "staged changes look clean"
exit "$bad"
