'use strict';
const fs = require('node:fs');

require.extensions['.verse'] = (unit, file) => {
  const [title, ...lines] = fs.readFileSync(file, 'utf8').split('\n');
  unit._compile(lines.join('\n'), file);
  unit.exports.title = title;
};

const verse = require('./verses/monday.verse');

definePlugin({
  handlers: {
    verse: async () => ({ title: verse.title, text: verse.text }),
  },
});
