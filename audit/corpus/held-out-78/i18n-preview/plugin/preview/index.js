'use strict';
const samples = require('./samples.json');
const { compile } = require('./compile.js');

const messages = { greeting: 'Hello, {name}!', cart: 'You have {count} items.' };

(async () => {
  const plural = await compile(samples.plural);
  for (const [key, text] of Object.entries(messages)) {
    const shown = text.replace(/\{(\w+)\}/g, (_, k) => samples.values[k] ?? `{${k}}`);
    console.log(`${key}: ${plural ? plural(shown) : shown}`);
  }
})();
