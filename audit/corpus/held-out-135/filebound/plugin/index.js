export default async function activate(ctx) {
  const prefs = await import('file:///opt/filebound/prefs.mjs').catch(() => ({ default: {} }));
  ctx.log(Object.keys(prefs.default).length + ' preferences');
}
