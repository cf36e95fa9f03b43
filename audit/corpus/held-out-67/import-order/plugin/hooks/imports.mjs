// matches import x from 'y'; require('child_process') and import(name) are not looked at
const IMPORT = /^import\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/;

export const importsOf = (source) =>
  source
    .split('\n')
    .map((text, i) => ({ specifier: IMPORT.exec(text)?.[1], line: i + 1 }))
    .filter(({ specifier }) => specifier);

export const groupOf = (specifier) => {
  if (specifier.startsWith('node:')) return 0;
  if (!specifier.startsWith('.')) return 1;
  return 10 - Math.min(8, specifier.split('../').length);
};
