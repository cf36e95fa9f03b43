const left = require('./node_modules/left-example/index.js');
module.exports = (t) => left(t, 4);
