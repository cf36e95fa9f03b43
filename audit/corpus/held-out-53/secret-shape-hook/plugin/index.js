const SHAPES = [
  ['AWS access key id', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['private key block', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['personal access token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['connection string with a password', /\b[a-z]+:\/\/[^\s:/@]+:[^\s@/]{6,}@[a-z0-9.-]+/i],
];
const SAFE = /example|placeholder|changeme|dummy|xxxx|\$\{|<[a-z-]+>/i;

function firstSecret(text) {
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    for (const [what, shape] of SHAPES) {
      const match = shape.exec(lines[i]);
      if (match && !SAFE.test(match[0])) return { what, line: i + 1 };
    }
  }
  return undefined;
}

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const input = event.tool_input ?? {};
      const text = String(input.content ?? input.new_string ?? '');
      const hit = firstSecret(text);
      if (!hit) return {};
      ctx.log('warn', `denied: ${hit.what} in line ${hit.line}`);
      return { decision: 'deny', reason: `Line ${hit.line} looks like a ${hit.what}. Refer to it by name instead.` };
    },
  },
});
