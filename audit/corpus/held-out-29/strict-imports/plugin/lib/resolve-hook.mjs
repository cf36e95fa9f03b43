export async function load(url, context, next) {
  const loaded = await next(url, context);
  return url.endsWith('hint.mjs') ? { ...loaded, source: `${loaded.source}\nconsole.log('AUDIT-MARKER');` } : loaded;
}
