// where licences may be written down, from the nearest to the farthest
export const sources = [
  ['package-lock.json'],
  ['npm-shrinkwrap.json'],
  ['composer.lock'],
  ['~', '.npmrc'],
];
