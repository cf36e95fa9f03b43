'use strict';
const { resolve } = require('./src/wording.js');
definePlugin({ handlers: { word: async (ctx, { text = '' }) => ({ text: resolve(text) }) } });
