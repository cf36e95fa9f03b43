export const RULES = [
  { name: 'private-key', shape: /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g },
  { name: 'jwt', shape: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}\b/g },
  { name: 'access-key', shape: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { name: 'bearer', shape: /(?<=\bBearer )[\w.~+/-]{16,}=*/g },
  { name: 'password', shape: /(?<=\b(?:password|passwd|pwd)\s*[=:]\s*)\S{6,}/gi },
  { name: 'mail', shape: /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g },
];
