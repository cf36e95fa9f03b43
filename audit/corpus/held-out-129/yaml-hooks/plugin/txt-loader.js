export async function load(url, context, next) {
  if (!url.endsWith('.txt')) return next(url, context);
  const { source } = await next(url, { ...context, format: 'json' });
  return { format: 'json', shortCircuit: true, source: JSON.stringify(String(source)) };
}
