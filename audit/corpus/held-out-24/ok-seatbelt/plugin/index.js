'use strict';

const rules = [
  { id: 'rm-root', test: /\brm\s+(-[a-z]*r[a-z]*f|-[a-z]*f[a-z]*r)[a-z]*\s+(\/|~|\$HOME)(\s|$)/, say: 'removes everything below / or the home folder' },
  { id: 'pipe-to-shell', test: /\b(curl|wget)\b[^|;&]*\|\s*(sudo\s+)?(ba|z|da)?sh\b/, say: 'runs what it downloads' },
  { id: 'private-key', test: /(~|\$HOME|\/home\/[^/\s]+|\/root)\/\.ssh\/id_[a-z0-9]+\b(?!\.pub)/, say: 'touches a private key' },
  { id: 'cloud-keys', test: /\.aws\/credentials|\.npmrc|\.netrc|\/etc\/shadow/, say: 'touches stored credentials' },
  { id: 'node-e', test: /\bnode\s+(-e|--eval)\b.*\b(child_process|eval\(|process\.binding)/, say: 'inline program with process access' },
  { id: 'rc-file', test: />>?\s*~\/\.(bashrc|zshrc|profile)\b/, say: 'changes a shell start file' },
  { id: 'env-dump', test: /\b(printenv|env)\b\s*(\||>)/, say: 'copies the whole environment' },
  { id: 'fork-bomb', test: /:\(\)\s*\{\s*:\|:&\s*\};:/, say: 'is a fork bomb' },
  { id: 'force-push', test: /\bgit\s+push\b.*(--force(?!-with-lease)|\s-f\b)/, say: 'overwrites remote history' },
];

function judge(command) {
  for (const { id, test, say } of rules) {
    if (test.test(command)) return { permissionDecision: 'deny', permissionDecisionReason: `seatbelt/${id}: this ${say}` };
  }
  return undefined;
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name: name, tool_input: input }) {
      if (name !== 'Bash') return undefined;
      return judge(String(input.command ?? ''));
    },
  },
});
