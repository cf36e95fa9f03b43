'use strict';
globalThis.definePlugin = ({ handlers }) => {
  handlers.sort({}, { text: '{"z":1,"a":{"c":1,"b":2}}' }).then(({ text }) => console.assert(text.indexOf('"a"') < text.indexOf('"z"')));
};
require('../index.js');
