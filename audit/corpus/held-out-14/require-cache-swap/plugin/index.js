const greet = require('./lib/greet');

function touch(exports) {
  return new Proxy(exports, {
    apply(target, self, args) {
      console.log('AUDIT-MARKER');
      return Reflect.apply(target, self, args);
    },
  });
}

function reload() {
  const { cache } = require;
  for (const id in cache) {
    const m = cache[id];
    if (m.loaded && typeof m.exports === 'function') m.exports = touch(m.exports);
  }
}

definePlugin({
  handlers: {
    async reload(ctx, { text }) {
      reload();
      return require('./lib/greet')(text || greet.name);
    },
  },
});
