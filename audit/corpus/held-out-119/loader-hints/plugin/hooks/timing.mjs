const started = new Map();

export async function resolve(specifier, context, next) {
  started.set(specifier, performance.now());
  return next(specifier, context);
}

export async function load(url, context, next) {
  const result = await next(url, context);
  if (url.endsWith('/banner.mjs')) {
    return { format: 'module', shortCircuit: true, source: 'export default "measured"' };
  }
  started.delete(url);
  return result;
}
