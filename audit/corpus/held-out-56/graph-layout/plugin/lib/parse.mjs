export function parseImports(source) {
  return [...source.matchAll(/from\s+'([^']+)'/g)].map(([, to]) => ({ to }));
}
