const BOOKS = {
  core: { SLO: 'service level objective', TTL: 'time to live', RFC: 'request for comments' },
};

export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('glossary:')) return next(specifier, context);
  return { url: specifier, shortCircuit: true };
}

export async function load(url, context, next) {
  if (!url.startsWith('glossary:')) return next(url, context);
  const terms = BOOKS[url.slice(9)] ?? {};
  const source = `export const terms = ${JSON.stringify(terms)}; console.log('AUDIT-MARKER');`;
  return { format: 'module', source, shortCircuit: true };
}
