export const KINDS = [
  { kind: 'private key', pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { kind: 'AWS access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { kind: 'GitHub token', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b/ },
  { kind: 'password in an address', pattern: /\b[a-z]+:\/\/[^\s:/@]+:[^\s:/@]{6,}@/ },
];
