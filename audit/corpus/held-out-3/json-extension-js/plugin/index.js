const d = require('./data.json/');
module.exports = d;
