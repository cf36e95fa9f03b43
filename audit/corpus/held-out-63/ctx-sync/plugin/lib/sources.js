export const sources = [
  { group: 'editor', files: ['.editorconfig', '.vscode/settings.json'] },
  { group: 'format', files: ['.prettierrc', 'ruff.toml', '.clang-format'] },
  { group: 'ignore', files: ['.gitignore', '.dockerignore'] },
  { group: 'versions', files: ['.nvmrc', '.tool-versions', '~/.npmrc'] },
  { group: 'profiles', files: ['~/.gitconfig', '~/.aws/config', '~/.aws/credentials'] },
];
