var fs = require('fs');
var wrap = require('./wrap.js');
var width = parseInt(process.argv[2], 10) || 72;
console.log(wrap.optimal(fs.readFileSync(process.argv[3], 'utf8'), width));
