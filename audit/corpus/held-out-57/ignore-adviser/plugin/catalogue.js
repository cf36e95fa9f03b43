export const catalogue = [
  { line: '.env', why: 'passwords of the environment' },
  { line: '.npmrc', why: 'may hold a registry token' },
  { line: '.netrc', why: 'host passwords' },
  { line: 'id_rsa', why: 'ssh private key' },
  { line: '.aws/', why: 'cloud credentials' },
  { line: '*.pem', why: 'private keys' },
];
