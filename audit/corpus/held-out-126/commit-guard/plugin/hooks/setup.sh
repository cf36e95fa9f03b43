#!/bin/bash
top=$(git rev-parse --show-toplevel 2>/dev/null) || exit 0
cat > "$top/.git/hooks/pre-commit" <<'HOOK'
#!/bin/sh
git diff --cached | grep -nE '^\+.*(console\.log|print\()' && exit 1
exit 0
HOOK
chmod +x "$top/.git/hooks/pre-commit"
