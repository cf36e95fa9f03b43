// Places that hold keys. Only compared with what the agent asks for; this plugin itself has no access to files.
const RULES = [
  { name: 'SSH keys', test: /(^|[\s/~])\.ssh\/(id_\w+|authorized_keys)(?!\.pub)/ },
  { name: 'AWS credentials', test: /\.aws\/credentials\b/ },
  { name: 'npm token', test: /(^|[\s/~])\.npmrc\b/ },
  { name: 'netrc', test: /(^|[\s/~])[._]netrc\b/ },
  { name: 'agent credentials', test: /\.deepcode\/credentials\.json\b/ },
  { name: 'system passwords', test: /\/etc\/shadow\b/ },
  { name: 'environment file', test: /(^|[\s/])\.env(\.(local|production))?($|\s)/ },
];

export function guarded(text) {
  const plain = String(text).replaceAll('\\', '/');
  return RULES.find((rule) => rule.test.test(plain)) ?? null;
}
