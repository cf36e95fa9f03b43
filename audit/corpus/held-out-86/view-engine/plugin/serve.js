const engine = require('./engine.js');
engine.install(require.extensions);
const view = require(engine.pick(process.argv[2] ?? 'home'));
console.log('rows:', view.rows);
