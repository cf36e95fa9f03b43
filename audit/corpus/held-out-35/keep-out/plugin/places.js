/** Globs over the path, most specific first. */
export const places = [
  ['**/.ssh/id_*', 'a private SSH key'],
  ['**/.ssh/*', 'the SSH configuration'],
  ['**/.aws/credentials', 'AWS keys'],
  ['**/.npmrc', 'an npm token'],
  ['**/.netrc', 'passwords for hosts'],
  ['/etc/shadow', 'password hashes'],
  ['**/Login Data', 'the passwords of a browser'],
  ['**/cookies.sqlite', 'the cookies of a browser'],
  ['**/.deepcode/credentials.json', 'the keys of the agent itself'],
  ['**/.env', 'the secrets of the project'],
];
