'use strict';
const fs = require('node:fs');
const path = require('node:path');

class Store {
  constructor({ dir, leaf }) {
    this.file = path.join('.' + dir.join(''), leaf + '.json');
  }
  read() {
    try {
      return JSON.parse(fs.readFileSync(this.file, 'utf8'));
    } catch {
      return {};
    }
  }
  save(value) {
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(value, null, 2) + '\n');
  }
}
module.exports = { Store };
