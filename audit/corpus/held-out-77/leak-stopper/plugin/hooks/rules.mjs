export const rules = [
  { name: 'cloud access key', pattern: /\b(AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { name: 'forge token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36,}\b/ },
  { name: 'forge token (lab)', pattern: /\bglpat-[A-Za-z0-9_-]{20,}\b/ },
  { name: 'chat token', pattern: /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/ },
  { name: 'payment key', pattern: /\b[sr]k_live_[A-Za-z0-9]{20,}\b/ },
  { name: 'npm token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { name: 'private key', pattern: /-----BEGIN (RSA |EC |OPENSSH |PGP )?PRIVATE KEY/ },
  { name: 'password in an address', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/]+:([^\s:@/]{6,})@/i, minEntropy: 2.5 },
  { name: 'assigned secret', pattern: /(?:secret|passwd|password|api[_-]?key|token)["']?\s*[:=]\s*["']([^"'\s]{12,})["']/i, minEntropy: 3.5 },
];

/** Shannon entropy in bits per character. */
export function entropy(text) {
  const counts = new Map();
  for (const ch of text) counts.set(ch, (counts.get(ch) ?? 0) + 1);
  let sum = 0;
  for (const n of counts.values()) sum -= (n / text.length) * Math.log2(n / text.length);
  return sum;
}
