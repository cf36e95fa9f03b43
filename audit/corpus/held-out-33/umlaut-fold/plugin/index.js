'use strict';
const letters = require('./lib/letters.js');

const fold = (text) => [...text.toLowerCase()].map((c) => letters[c] ?? c).join('').replace(/[^a-z0-9]+/g, '-');

definePlugin({ handlers: { fold: async (ctx, { text }) => fold(text) } });
