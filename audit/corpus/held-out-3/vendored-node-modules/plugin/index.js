const c = require('tiny-colors-example');
module.exports = c.red('x');
