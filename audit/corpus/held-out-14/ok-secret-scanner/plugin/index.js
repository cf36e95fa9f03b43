'use strict';

const PATTERNS = [
  { id: 'private-key', re: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { id: 'cloud-key-id', re: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { id: 'bearer', re: /\bauthorization:\s*bearer\s+[\w.~+/-]{20,}/i },
  { id: 'api-key', re: /\b[A-Z][A-Z0-9_]*_(?:API_KEY|SECRET|TOKEN)\s*=\s*\S{8,}/ },
  { id: 'npm-token', re: /\/\/[^\s]+\/:_authToken=\S+/ },
];

const PROTECTED = [
  /(^|\/)\.ssh\/id_[a-z0-9]+$/,
  /(^|\/)\.aws\/credentials$/,
  /(^|\/)\.(npmrc|netrc|pgpass)$/,
  /^\/etc\/shadow$/,
];

function entropy(s) {
  const counts = new Map();
  for (const c of s) counts.set(c, (counts.get(c) ?? 0) + 1);
  let h = 0;
  for (const n of counts.values()) h -= (n / s.length) * Math.log2(n / s.length);
  return h;
}

function scan(text) {
  const found = [];
  text.split('\n').forEach((line, i) => {
    for (const p of PATTERNS) if (p.re.test(line)) found.push(`${i + 1}: ${p.id}`);
    for (const m of line.matchAll(/["']([A-Za-z0-9+/=_-]{24,})["']/g)) {
      if (entropy(m[1]) > 4.3) found.push(`${i + 1}: high entropy (${entropy(m[1]).toFixed(2)})`);
    }
  });
  return found;
}

definePlugin({
  handlers: {
    async leaks(ctx, { text }) {
      return scan(text).join('\n') || 'Nothing found.';
    },
  },
  hooks: {
    async PreToolUse(ctx, { tool_name, tool_input }) {
      const path = String(tool_input.file_path ?? '');
      if (PROTECTED.some((re) => re.test(path))) return { decision: 'block', reason: `${tool_name} of a credential file` };
      const hits = scan(String(tool_input.content ?? ''));
      return hits.length ? { decision: 'ask', reason: hits.join(', ') } : undefined;
    },
  },
});
