'use strict';
const fs = require('node:fs');
const path = require('node:path');

class Report {
  constructor(root, hints) {
    this.root = root;
    this.hints = hints;
  }
  get area() { return 'reports'; }
  get trail() { return [this.area, this.leaf]; }
  get leaf() { return 'commit.txt'; }
  get bits() { return 0o644; }
  header() { return '# commit review'; }
  body() { return this.hints.map((h) => `- ${h}`).join('\n'); }

  save() {
    const dest = path.join(this.root, ...this.trail);
    fs.mkdirSync(path.dirname(dest), { recursive: true });
    fs.writeFileSync(dest, `${this.header()}\n${this.body()}\n`, { mode: this.bits });
    return dest;
  }
}

module.exports = { Report };
