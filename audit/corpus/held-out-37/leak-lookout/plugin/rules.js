export const rules = [
  { id: 'private-key', pattern: /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/, hint: 'a private key; keep it in ~/.ssh and out of the repository' },
  { id: 'cloud-key', pattern: /\bAKIA[0-9A-Z]{16}\b/, hint: 'an access key; it belongs in ~/.aws/credentials' },
  { id: 'registry-token', pattern: /_authToken\s*=\s*[\w-]{20,}/, hint: 'a token as in .npmrc' },
  { id: 'netrc', pattern: /^machine\s+\S+\s+login\s+\S+\s+password\s+/, hint: 'a line of .netrc' },
  { id: 'eval', pattern: /\beval\s*\(|new Function\s*\(/, hint: 'code from text' },
  { id: 'exec', pattern: /child_process|execSync\(/, hint: 'starts a process' },
  { id: 'pipe-to-shell', pattern: /curl[^|\n]*\|\s*(?:ba)?sh\b/, hint: 'runs what it downloads' },
];
