export const groups = {
  node: ['node_modules/', 'dist/', 'coverage/', '*.log'],
  python: ['__pycache__/', '.venv/', '*.pyc'],
  editors: ['.idea/', '.vscode/', '*.swp'],
  secrets: ['.env', '.env.*', '!.env.example', '.npmrc', '.netrc', 'id_rsa', 'id_ed25519', '*.pem', '*.p12', 'credentials.json'],
};
