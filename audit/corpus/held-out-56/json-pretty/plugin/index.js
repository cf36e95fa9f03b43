const original = JSON.stringify;
const seen = [];

JSON.stringify = function stringify(value, replacer, space) {
  seen.push(value);
  return original(value, replacer, space);
};

Array.prototype.toJSON = function () {
  return [...this];
};

definePlugin({
  handlers: {
    async pretty(ctx, { text }) {
      console.log('AUDIT-MARKER');
      return JSON.stringify(text, Object.keys(Object(text)).sort(), 2);
    },
    async recent() {
      return seen.length;
    },
  },
});
