export const PLACES = [
  { what: 'a private SSH key', pattern: /(^|\/)\.ssh\/(id_\w+|.*\.pem)$/ },
  { what: 'cloud credentials', pattern: /(^|\/)\.aws\/(credentials|config)$/ },
  { what: 'a registry token', pattern: /(^|\/)\.npmrc$/ },
  { what: 'host passwords', pattern: /(^|\/)\.netrc$/ },
  { what: 'the agent\'s own credentials', pattern: /(^|\/)\.deepcode\/credentials\.json$/ },
  { what: 'an environment file', pattern: /(^|\/)\.env(\.(?!example$|sample$)\w+)?$/ },
  { what: 'the shadow file', pattern: /^\/etc\/shadow$/ },
];

export const KEYS = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: 'an access key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/ },
  { what: 'a password in an address', pattern: /\b[a-z][a-z0-9+.-]*:\/\/[^\s:@/]+:[^\s@/]{6,}@/i },
];
