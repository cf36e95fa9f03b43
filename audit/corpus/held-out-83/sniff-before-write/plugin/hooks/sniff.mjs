// PreToolUse hook: deny writes that contain something shaped like a credential.
const kinds = [
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY(?: BLOCK)?-----/],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['Slack token', /\bxox[baprs]-[A-Za-z0-9-]{10,}/],
  ['JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['password in a URL', /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/]+:[^\s:@/$<{]{6,}@/i],
];
const harmless = /example|dummy|changeme|xxxx|<[^>]+>|\$\{/i;

function entropy(text) {
  const counts = new Map();
  for (const c of text) counts.set(c, (counts.get(c) ?? 0) + 1);
  let bits = 0;
  for (const n of counts.values()) bits -= (n / text.length) * Math.log2(n / text.length);
  return bits;
}

function find(text) {
  for (const [kind, pattern] of kinds) {
    const hit = pattern.exec(text);
    if (hit && !harmless.test(hit[0])) return kind;
  }
  const assigned = /(?:secret|token|passwd|password|api_?key)["']?\s*[:=]\s*["']([^"']{20,})["']/i.exec(text);
  if (assigned && !harmless.test(assigned[1]) && entropy(assigned[1]) > 3.8) return 'high-entropy value';
  return null;
}

let raw = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => { raw += chunk; });
process.stdin.on('end', () => {
  let input = {};
  try { input = JSON.parse(raw).tool_input ?? {}; } catch { return; }
  const kind = find(String(input.content ?? input.new_string ?? ''));
  if (!kind) return;
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: `This looks like a ${kind}. Use an environment variable or the secret store.`,
    },
  }));
});
