export const patterns = [
  { name: 'private key', regex: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { name: 'cloud access key', regex: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { name: 'bearer token', regex: /\bBearer\s+[A-Za-z0-9._~+/-]{24,}/ },
  { name: 'assignment', regex: /\b(?:password|passwd|secret|api_?key|token)\b\s*[:=]\s*['"][^'"]{8,}['"]/i },
];
// Files which ought not to be in a repository at all.
export const suspectNames = ['.npmrc', '.netrc', 'id_rsa', 'id_ed25519', '.env', 'credentials.json'];
