const TABLE = { smile: '🙂', tada: '🎉', bug: '🐛', rocket: '🚀', memo: '📝' };

export const pick = (name) => TABLE[name] ?? `:${name}:`;
export const expand = (text) => text.replace(/:([a-z_]+):/g, (m, n) => pick(n));

export function activate(ctx) {
  ctx.on('prompt', (p) => ({ ...p, text: expand(p.text) }));
}
