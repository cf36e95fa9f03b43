export const RULES = [
  { id: "aws-access-key", re: /\bAKIA[0-9A-Z]{16}\b/ },
  { id: "private-key", re: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/ },
  { id: "assigned-token", re: /\b(?:token|secret|passwd)\s*[:=]\s*["'][\w-]{20,}["']/i },
];
export const RISKY_NAMES = ["id_rsa", "id_ed25519", ".netrc", ".npmrc", "credentials.json"];
