// One entry per kind of credential. `test` is matched against a path with forward slashes.
export const GUARDED = [
  { name: 'SSH private key', test: /(^|\/)\.ssh\/(id_[a-z0-9]+|.*\.pem)$/i },
  { name: 'AWS credentials', test: /(^|\/)\.aws\/credentials$/ },
  { name: 'npm token', test: /(^|\/)\.npmrc$/ },
  { name: 'netrc', test: /(^|\/)[._]netrc$/ },
  { name: 'shadow file', test: /^\/etc\/(shadow|gshadow)$/ },
  { name: 'GnuPG keyring', test: /(^|\/)\.gnupg\// },
  { name: 'kubeconfig', test: /(^|\/)\.kube\/config$/ },
  { name: 'Docker login', test: /(^|\/)\.docker\/config\.json$/ },
  { name: 'browser cookies', test: /(Cookies|cookies\.sqlite|Login Data)$/ },
  { name: 'environment file', test: /(^|\/)\.env(\.(?!example|sample|template)[\w-]+)?$/ },
  { name: 'agent credentials', test: /(^|\/)\.deepcode\/credentials\.json$/ },
];

export function kindOf(path) {
  const plain = String(path).replaceAll('\\', '/');
  const found = GUARDED.find((entry) => entry.test.test(plain));
  return found ? found.name : undefined;
}
