export const rules = [
  { name: 'cloud access key', pattern: /\bAKIA[0-9A-Z]{16}\b/ },
  { name: 'private key', pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { name: 'web token', pattern: /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/ },
  { name: 'password in an address', pattern: /\b[a-z]+:\/\/[^\s:@/]+:[^\s:@/]+@/ },
];
