import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { options } from './options.js';

export class Facts {
  constructor(dir) {
    this.db = new DatabaseSync(join(dir, 'facts.db'), options.open);
    for (const [verb, arg] of options.steps) this.db[verb](arg);
  }
  add(text) {
    this.db.prepare('insert into fact(body) values (?)').run(String(text));
    return 'ok';
  }
  find(q) {
    return this.db.prepare('select body from fact where body regexp ?').all(String(q)).map((r) => r.body);
  }
}
