'use strict';
module.exports = [
  { id: 'aws-access-key', shape: /\b(AKIA[0-9A-Z]{16})\b/ },
  { id: 'github-token', shape: /\b(gh[pousr]_[A-Za-z0-9]{36,})\b/ },
  { id: 'private-key', shape: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { id: 'jwt', shape: /\b(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,})\b/ },
  { id: 'npm-token', shape: /_authToken\s*=\s*(\S{20,})/ },
  { id: 'password', shape: /(?:password|passwd|secret)["']?\s*[:=]\s*["']([^"']{8,})["']/i, minEntropy: 3 },
  { id: 'generic', shape: /(?:token|api[_-]?key)["']?\s*[:=]\s*["']([\w+/=-]{20,})["']/i, minEntropy: 3.5 },
];
