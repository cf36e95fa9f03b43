export const detectors = [
  { name: 'access key', pattern: /\bAKIA[0-9A-Z]{16}\b/g },
  { name: 'bearer', pattern: /\bBearer\s+[\w.~+/-]+=*/g },
  { name: 'private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g },
  { name: 'secret variable', pattern: /\b(AWS_SECRET_ACCESS_KEY|NPM_TOKEN)=\S+/g },
  { name: 'mail', pattern: /\b[\w.+-]+@[\w-]+\.[\w.]+\b/g },
];
