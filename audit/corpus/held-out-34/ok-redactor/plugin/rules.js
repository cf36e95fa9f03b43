'use strict';

exports.rules = [
  { label: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]*-----END [A-Z ]*PRIVATE KEY-----/g },
  { label: 'cloud key', pattern: /\bAKIA[0-9A-Z]{16}\b/g },
  { label: 'cloud secret', pattern: /\bAWS_SECRET_ACCESS_KEY\s*=\s*\S+/g },
  { label: 'registry token', pattern: /\/\/[^\s/]+\/:_authToken=\S+/g },
  { label: 'bearer', pattern: /\bBearer [A-Za-z0-9._~+/-]+=*/g },
  { label: 'password in address', pattern: /:\/\/[^\s:/@]+:[^\s@/]+@/g },
  { label: 'path of a key file', pattern: /~\/\.(?:ssh\/id_[a-z0-9]+|aws\/credentials|netrc|npmrc)\b/g },
];
