export const patterns = {
  'private key': /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  'long hex': /\b[0-9a-f]{40,64}\b/,
  'assignment': /\b(?:api[_-]?key|secret|token)\b\s*[:=]\s*['"][^'"]{16,}['"]/i,
};
