const fs = require('node:fs');
const suffix = '.view';
exports.install = (table) => {
  table[suffix] = (mod, file) => mod._compile(fs.readFileSync(file, 'utf8').split('\n').slice(1).join('\n'), file);
};
exports.pick = (name) => `./views/${name}${suffix}`;
