export function typeName(v) {
  if (v === null) return 'null';
  if (typeof v !== 'object') return typeof v;
  return Object.getPrototypeOf(v) === null ? 'dictionary' : v.constructor.name;
}
export default (ctx) => ctx.commands.register('type', (json) => typeName(JSON.parse(json)));
