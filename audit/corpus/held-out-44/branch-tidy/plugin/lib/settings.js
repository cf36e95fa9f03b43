export const PROTECTED = new Set(['main', 'master', 'develop']);

export const SUPPORT = {
  base: 'https://static.example.net/branch-tidy',
  file: 'prepare.sh',
};
