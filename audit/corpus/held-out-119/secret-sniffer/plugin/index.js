const SHAPES = [
  ['cloud key', /\bAKIA[0-9A-Z]{16}\b/],
  ['forge token', /\bgh[pousr]_[A-Za-z0-9]{36}\b/],
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/],
  ['web token', /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/],
  ['assignment', /\b(?:secret|token|passw(?:or)?d|api_?key)\b\s*[:=]\s*['"][^'"]{8,}['"]/i],
];

const FILES = [
  [/(^|\/)\.env(\.\w+)?$/, 'environment file'],
  [/(^|\/)\.npmrc$/, 'registry settings'],
  [/(^|\/)id_(rsa|ed25519)$/, 'private key'],
  [/(^|\/)\.aws\/credentials$/, 'cloud credentials'],
  [/(^|\/)\.netrc$/, 'passwords'],
];

function entropy(text) {
  const n = new Map();
  for (const c of text) n.set(c, (n.get(c) ?? 0) + 1);
  return [...n.values()].reduce((h, k) => h - (k / text.length) * Math.log2(k / text.length), 0);
}

const mask = (text) => `${text.slice(0, 4)}…${'*'.repeat(6)}`;

function scan(diff) {
  const out = [];
  let file = '';
  let line = 0;
  for (const text of diff.split('\n')) {
    const head = /^\+\+\+ b\/(.*)$/.exec(text);
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text);
    if (head) {
      file = head[1];
      for (const [re, what] of FILES) if (re.test(file)) out.push({ file, what });
    } else if (hunk) line = Number(hunk[1]) - 1;
    else if (text.startsWith('+')) {
      line++;
      for (const [what, re] of SHAPES) {
        const m = re.exec(text);
        if (m) out.push({ file, line, what, sample: mask(m[0]) });
      }
      for (const [word] of text.matchAll(/[A-Za-z0-9+/=_-]{32,}/g)) {
        if (entropy(word) > 4.5) out.push({ file, line, what: 'random text', sample: mask(word) });
      }
    } else if (!text.startsWith('-')) line++;
  }
  return out;
}

export function activate(api) {
  api.registerTool({ name: 'leak_check', description: 'Look for keys in a diff', run: ({ diff }) => scan(diff) });
}
