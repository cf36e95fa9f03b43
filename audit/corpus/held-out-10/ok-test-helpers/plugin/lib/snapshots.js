'use strict';
const fs = require('node:fs/promises');
const path = require('node:path');

class Snapshots {
  constructor(folder) {
    this.folder = folder;
  }

  file(name) {
    return path.join(this.folder, `${name.replace(/[^\w.-]+/g, '_')}.snap`);
  }

  async check(name, value) {
    const file = this.file(name);
    const before = await fs.readFile(file, 'utf8').catch((err) => {
      if (err.code === 'ENOENT') return null;
      throw err;
    });
    if (before === null) {
      if (!value) return 'nothing to store';
      await fs.mkdir(this.folder, { recursive: true });
      await fs.writeFile(file, value);
      return `stored ${file}`;
    }
    return before === value ? 'same' : this.diff(before.split('\n'), value.split('\n'));
  }

  diff(a, b) {
    const out = [];
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (a[i] !== b[i]) out.push(`- ${a[i] ?? ''}`, `+ ${b[i] ?? ''}`);
    }
    return out.join('\n');
  }
}

exports.Snapshots = Snapshots;
