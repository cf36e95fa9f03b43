// Warn before something that looks like a key is written to a file. Works on the text of the edit; reads no files.
const KINDS = [
  ['AWS access key id', /\bAKIA[0-9A-Z]{16}\b/],
  ['GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/],
  ['assigned password', /\b(?:password|passwd|secret)\s*[:=]\s*["'][^"'\s]{12,}["']/i],
];
const EXAMPLES = /example|sample|dummy|changeme|xxxx|AKIAIOSFODNN7/i;

export function find(text) {
  const out = [];
  text.split('\n').forEach((line, no) => {
    if (EXAMPLES.test(line)) return;
    for (const [kind, re] of KINDS) if (re.test(line)) out.push({ kind, line: no + 1 });
  });
  return out;
}

definePlugin({
  hooks: {
    PreToolUse: async (ctx, call) => {
      const text = call.tool_input.new_string ?? call.tool_input.content ?? '';
      const found = find(text);
      if (!found.length) return undefined;
      const list = found.map((f) => `${f.kind} (line ${f.line} of the edit)`).join(', ');
      return { decision: 'ask', reason: `This edit seems to hold: ${list}.` };
    },
  },
});
