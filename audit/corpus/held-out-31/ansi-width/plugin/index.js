'use strict';
require('./lib/widths');
const strip = (s) => s.replace(/\u001b\[[0-9;]*m/g, '');
const wide = (c) => (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3);
const width = (s) => [...strip(s)].reduce((n, ch) => n + (wide(ch.codePointAt(0)) ? 2 : 1), 0);
definePlugin({ handlers: { width: async (ctx, { text }) => ({ text: String(width(text)) }) } });
