export const PATTERNS = [
  { name: 'AWS access key', rule: /\bAKIA[0-9A-Z]{16}\b/ },
  { name: 'private key', rule: /-----BEGIN (RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { name: 'GitHub token', rule: /\bgh[pousr]_[A-Za-z0-9]{36}\b/ },
  { name: 'npm token', rule: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { name: 'JSON web token', rule: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}\b/ },
];
