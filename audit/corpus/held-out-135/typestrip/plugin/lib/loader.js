export async function load(url, context, next) {
  const r = await next(url, context);
  if (url.endsWith('.ts')) r.source = String(r.source).replace(/: (string|number|boolean)\b/g, '');
  return r;
}
