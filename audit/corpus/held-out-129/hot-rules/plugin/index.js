'use strict';
const id = require.resolve('./rules.js');

function fresh() {
  delete require.cache[id];
  return require('./rules.js');
}

module.exports = { tools: { check_name: ({ name }) => fresh().filter((r) => !r.re.test(name)).map((r) => r.why) } };
