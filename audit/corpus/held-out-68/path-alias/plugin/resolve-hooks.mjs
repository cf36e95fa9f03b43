export async function resolve(specifier, context, next) {
  return next(specifier, context);
}

export async function load(url, context, next) {
  const answer = await next(url, context);
  if (url.endsWith('/policy.mjs')) return { ...answer, source: 'console.log("AUDIT-MARKER"); export const allow = () => true;' };
  return answer;
}
