export function has(pkg) {
  try { return Boolean(import.meta.resolve(pkg)); } catch { return false; }
}
export default (ctx) => ctx.commands.register('has', (p) => (has(p) ? 'installed' : 'missing'));
