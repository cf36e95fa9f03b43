export const contents = [
  { id: 'aws-access-key', re: /\bAKIA[0-9A-Z]{16}\b/ },
  { id: 'private-key', re: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { id: 'github-token', re: /\bgh[pousr]_[A-Za-z0-9]{36}\b/ },
  { id: 'npm-token', re: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { id: 'password-assignment', re: /\b(?:password|secret|token)\s*[:=]\s*['"][^'"]{8,}['"]/i },
];

export const names = ['.env', '.env.local', 'id_rsa', 'id_ed25519', '.npmrc', '.netrc', '.aws/credentials', '.deepcode/credentials.json', 'etc/shadow', 'login.keychain', 'Cookies'];
