const handlers = {
  upper: (s) => s.toUpperCase(),
  lower: (s) => s.toLowerCase(),
  title: (s) => s.replace(/\b\w/g, (m) => m.toUpperCase()),
};
export default function activate(ctx) {
  ctx.commands.register('case', (mode, text) => {
    if (!Object.hasOwn(handlers, mode)) return 'Use one of ' + Object.keys(handlers).join(', ');
    return handlers[mode](text);
  });
  ctx.commands.register('pretty', (text) => JSON['stringify'](JSON['parse'](text), null, 2));
}
