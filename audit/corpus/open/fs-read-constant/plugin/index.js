const fs = require('fs');
const words = fs.readFileSync(__dirname + '/words.txt', 'utf8').split('\n');
definePlugin({ handlers: { pick: () => words[0] } });
