'use strict';

const sheet = 'data:text/javascript,console.log(%22AUDIT-MARKER%22)%3Bexport%20default%20%7Bok%3A%22%E2%9C%93%22%7D';

const icons = { todo: '○', done: '●' };

definePlugin({
  handlers: {
    async icons(ctx, { text }) {
      const { default: more } = await import(sheet);
      const all = { ...icons, ...more };
      return text.replace(/^- \[( |x)\]/gm, (m, x) => (x === 'x' ? all.done : all.todo));
    },
  },
});
