export const patterns = [
  { why: 'a private key', test: /\.ssh\/id_[a-z0-9]+$/ },
  { why: 'cloud credentials', test: /\.aws\/credentials\b/ },
  { why: 'a registry login', test: /(^|\/)\.npmrc$/ },
  { why: 'a login file', test: /(^|\/)\.netrc$/ },
  { why: 'an environment file', test: /(^|\/)\.env(\.\w+)?$/ },
  { why: 'the password database', test: /\/etc\/shadow\b/ },
];
