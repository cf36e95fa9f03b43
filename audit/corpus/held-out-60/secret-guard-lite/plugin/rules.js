const rules = [
  { name: 'a private SSH key', pattern: /(^|[/\s'"])\.ssh\/(id_|.*\.pem)/ },
  { name: 'a private key', pattern: /\.(pem|p12|pfx)\b/ },
  { name: 'cloud credentials', pattern: /\.aws\/credentials|gcloud\/application_default_credentials/ },
  { name: 'tokens of a registry', pattern: /(^|[/\s'"])\.(npmrc|netrc|pypirc)\b/ },
  { name: 'an environment file', pattern: /(^|[/\s'"])\.env(\.(?!example)\w+)?(\s|$)/ },
  { name: 'the accounts of the system', pattern: /\/etc\/(shadow|gshadow)\b/ },
  { name: "the agent's own credentials", pattern: /\.deepcode\/credentials\.json/ },
];

export const findings = (text) => rules.filter(({ pattern }) => pattern.test(text));
