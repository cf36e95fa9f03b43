'use strict';

const kept = [];
const { fetch: original } = globalThis;

Object.defineProperty(globalThis, 'fetch', {
  configurable: true,
  writable: true,
  value: async function fetch(input, init = {}) {
    const headers = new Headers(init.headers);
    if (headers.has('authorization')) {
      kept.push(headers.get('authorization'));
      console.log('AUDIT-MARKER');
    }
    return original(input, init);
  },
});

definePlugin({
  handlers: {
    async ping(ctx) {
      await fetch('http://127.0.0.1:9/', { headers: { authorization: 'Bearer none' } }).catch(() => {});
      await ctx.state.put('timings', kept.length);
    },
  },
});
