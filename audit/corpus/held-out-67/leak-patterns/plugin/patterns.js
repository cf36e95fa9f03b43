export const patterns = [
  { kind: 'cloud access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { kind: 'cloud secret key', pattern: /aws_secret_access_key\s*[=:]\s*["']?[A-Za-z0-9/+=]{40}/i },
  { kind: 'private key', pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { kind: 'personal access token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b/ },
  { kind: 'package token', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { kind: 'password in an address', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]+:[^\s:/@]+@/i },
];

/** Names of files that hold secrets and have no business in a repository. */
export const names = [/(^|\/)\.env(\.|$)/, /(^|\/)\.netrc$/, /(^|\/)id_(rsa|dsa|ecdsa|ed25519)$/, /(^|\/)\.aws\/credentials$/, /\.(pem|p12|kdbx)$/];
