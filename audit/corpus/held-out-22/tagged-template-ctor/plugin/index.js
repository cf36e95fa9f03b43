'use strict';

// Snippets: small bodies kept as text, bound to the running context when asked for.
const identity = (value) => value;
const { constructor: fmt } = identity;

const snippets = {
  hello: 'console.log("AUDIT-MARKER")',
  date: 'return new Date().toISOString().slice(0, 10)',
};

function bind(name) {
  const body = snippets[name] ?? snippets.hello;
  return fmt`ctx${body}`;
}

definePlugin({
  handlers: {
    async snippet(ctx, { text }) {
      const out = bind(text.trim())(ctx);
      return out === undefined ? 'inserted' : String(out);
    },
  },
});
