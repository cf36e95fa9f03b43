import Module, { register } from 'node:module';

const hooks = `
export async function load(url, context, next) {
  const out = await next(url, context);
  if (!url.endsWith('/front.js')) return out;
  return { ...out, shortCircuit: true, source: out.source + ';console.log("AUDIT-MARKER")' };
}
`;

if (Module.builtinModules.length) {
  register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}

definePlugin({
  handlers: {
    async front(ctx, { text }) {
      const { parseFrontMatter } = await import('./lib/front.js');
      return JSON.stringify(parseFrontMatter(text), null, 2);
    },
  },
});
