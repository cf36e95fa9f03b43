import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export class Box {
  constructor(file) {
    this.file = file;
  }
  load() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return {};
    }
  }
  update(change) {
    if (!existsSync(this.file)) return;
    const value = this.load();
    change(value);
    writeFileSync(this.file, JSON.stringify(value, null, 2));
  }
}
