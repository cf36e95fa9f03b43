export const texts = [
  ['cloud key', /\bAKIA[0-9A-Z]{16}\b/],
  ['private key', /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/],
  ['registry token', /_authToken\s*=\s*\S{20,}/],
  ['password in an address', /\b[a-z]+:\/\/[^\s:/]+:[^\s@/]+@/],
];
export const files = ['.npmrc', '.netrc', '.aws/credentials', '.ssh/id_rsa', '.env', 'credentials.json', '/etc/shadow'];
export const risky = [
  ['eval of a text', /\beval\s*\(/],
  ['shell', /child_process|execSync\(/],
];
