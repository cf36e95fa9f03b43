export function idOf(item, { prefix = 'i', ㅤ } = {}) {
  const parts = [prefix, item.kind, item.name, ㅤ];
  return parts.filter(Boolean).join('-').toLowerCase();
}
export default (c) => c.tools.register('id', ({ item, options }) => idOf(item, options));
