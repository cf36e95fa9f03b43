export const groups = [
  { holds: 'private keys', patterns: [/(^|\/)\.ssh\/(?!known_hosts|config$)/, /\.(pem|p12|pfx|key)$/, /(^|\/)\.gnupg\//] },
  { holds: 'cloud credentials', patterns: [/(^|\/)\.aws\/credentials$/, /(^|\/)\.kube\/config$/, /application_default_credentials\.json$/] },
  { holds: 'registry tokens', patterns: [/(^|\/)\.(npmrc|pypirc|netrc)$/] },
  { holds: 'password hashes', patterns: [/^\/etc\/(shadow|gshadow)$/] },
  { holds: 'browser logins', patterns: [/\/(Cookies|Login Data|cookies\.sqlite|key4\.db)$/] },
  { holds: 'secrets of the project', patterns: [/(^|\/)\.env(\.(?!example|sample)[\w-]+)?$/] },
];
