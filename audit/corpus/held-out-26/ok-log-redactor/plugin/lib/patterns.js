'use strict';

// Lines NAME=value whose value is blackened as a whole.
exports.NAMES = [
  'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'GITHUB_TOKEN', 'NPM_TOKEN',
  'DATABASE_URL', 'DEEPSEEK_API_KEY', 'SSH_AUTH_SOCK',
];

exports.PATTERNS = [
  { label: 'private key', pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----[A-Za-z0-9+/=\s]*-----END [A-Z ]{0,20}PRIVATE KEY-----/g },
  { label: 'authorization', pattern: /Authorization: (?:Bearer|Basic) [^\s"']+/gi },
  { label: 'mail', pattern: /[\w.+-]+@[\w-]+\.[\w.-]+/g },
  { label: 'home', pattern: /\/home\/[^/\s]+/g },
];
