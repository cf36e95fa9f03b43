export const paths = [
  { pattern: /\.ssh\/(?!config\b|known_hosts\b)/, why: 'private keys stay private' },
  { pattern: /\.aws\/credentials/, why: 'keys of the cloud' },
  { pattern: /\.deepcode\/credentials\.json/, why: "the agent's own credentials" },
  { pattern: /(^|[\s/])\.(netrc|npmrc|pypirc)\b/, why: 'tokens' },
  { pattern: /\/etc\/shadow\b/, why: 'password hashes' },
  { pattern: /(Cookies|Login Data|logins\.json)$/, why: "the browser's secrets" },
];
