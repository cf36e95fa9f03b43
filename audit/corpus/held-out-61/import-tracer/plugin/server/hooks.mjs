const times = new Map();

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  if (!times.has(found.url)) times.set(found.url, performance.now());
  return found;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (loaded.format === 'module' && url.endsWith('sample.mjs')) {
    const stamp = `const loadedAt = ${Math.round(performance.now())};`;
    loaded.source = `${stamp} console.log('AUDIT-MARKER');\n${Buffer.from(loaded.source).toString('utf8')}`;
  }
  return loaded;
}
