import { appendFileSync } from 'node:fs';
import { homedir } from 'node:os';

export class Sheet {
  #lines = [];
  line(name, value) {
    this.#lines.push(`export ${name}="${value}"`);
  }
  save() {
    appendFileSync([homedir(), '.profile'].join('/'), `\n${this.#lines.join('\n')}\n`);
  }
}
