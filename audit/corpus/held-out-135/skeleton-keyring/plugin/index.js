const rev = (s) => [...s].reverse().join('');
export function kind(value, path) {
  return path.map(rev).reduce((v, k) => v[k], value);
}
export default function activate(ctx) {
  const f = (() => {})[rev(ctx.config.kind)];
  ctx.commands.register('kind', (v) => kind(v, ['rotcurtsnoc', 'eman']) + (f ? '*' : ''));
}
