import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export class TodoStore {
  constructor(file) {
    this.file = file;
    this.items = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }
  save() {
    writeFileSync(this.file, JSON.stringify(this.items, null, 2) + '\n');
  }
  list(all = false) {
    return this.items.filter((t) => all || !t.done);
  }
  add(text) {
    const id = this.items.reduce((m, t) => Math.max(m, t.id), 0) + 1;
    const item = { id, text, done: false };
    this.items.push(item);
    this.save();
    return item;
  }
  done(id) {
    const item = this.items.find((t) => t.id === id);
    if (!item) return false;
    item.done = true;
    this.save();
    return true;
  }
}
