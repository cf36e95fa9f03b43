const root = typeof globalThis === 'object' ? globalThis : Function("return this")();
const now = () => (root.performance ? root.performance.now() : Date.now());
const marks = new Map();

export function activate(ctx) {
  ctx.commands.register('lap', (name = 'lap') => {
    const last = marks.get(name);
    marks.set(name, now());
    return last === undefined ? `${name} started` : `${name}: ${Math.round(now() - last)} ms`;
  });
}
