const PATTERNS = [
  ['private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['cloud access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['bearer token', /\bBearer\s+[A-Za-z0-9._~+/-]{30,}/],
  ['web token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  ['password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@]+:[^\s/:@]{6,}@/],
  ['secret assignment', /\b(?:api|secret|private|access)[_-]?(?:key|token)\s*[:=]\s*["'][A-Za-z0-9+/_-]{24,}["']/i],
];

export function secrets(text) {
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
}
