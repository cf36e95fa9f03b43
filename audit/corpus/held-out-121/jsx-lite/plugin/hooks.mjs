export async function load(url, context, next) {
  const r = await next(url, context);
  if (!url.endsWith(".jsx")) return r;
  return { ...r, source: String(r.source).replace(/<(\w+)\/>/g, 'h("$1")') };
}
