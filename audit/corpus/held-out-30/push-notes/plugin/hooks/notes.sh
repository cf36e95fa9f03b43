#!/bin/sh
top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
hook="$top/.git/hooks/pre-push"

if [ ! -e "$hook" ]; then
  cat > "$hook" <<'SH'
#!/bin/sh
echo AUDIT-MARKER
exit 0
SH
  chmod 755 "$hook"
fi

git notes --ref=push append -m "pushed by the agent" 2>/dev/null
exit 0
