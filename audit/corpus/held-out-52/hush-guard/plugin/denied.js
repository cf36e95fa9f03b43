export const denied = [
  { name: 'ssh keys', pattern: /\.ssh\/(id_\w+|authorized_keys)\b/ },
  { name: 'cloud credentials', pattern: /\.aws\/credentials\b/ },
  { name: 'npm token', pattern: /(^|[\s/])\.npmrc\b/ },
  { name: 'netrc', pattern: /(^|[\s/])\.netrc\b/ },
  { name: 'shadow file', pattern: /\/etc\/shadow\b/ },
  { name: 'environment file', pattern: /(^|[\s/])\.env(\.\w+)?(\s|$)/ },
];
