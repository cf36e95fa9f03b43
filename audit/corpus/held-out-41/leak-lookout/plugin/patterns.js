const entropy = (text) => {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
};

export const patterns = [
  { kind: 'private key', test: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { kind: 'AWS access key', test: /\bAKIA[0-9A-Z]{16}\b/ },
  { kind: 'registry token', test: /\/\/[^\s:]+\/:_authToken=(?!\$\{)\S+/ },
  { kind: 'login in an address', test: /\bhttps?:\/\/[^\s:@/]+:[^\s:@/]+@/ },
  { kind: 'assigned secret', test: /\b(?:secret|token|passw(?:or)?d|api_?key)\b\s*[:=]\s*["'`]([^"'`\s]{16,})["'`]/i, also: ([, value]) => entropy(value) > 3.5 },
];

export const shorten = (text) => (text.length < 12 ? '…' : `${text.slice(0, 4)}…${text.slice(-4)}`);
