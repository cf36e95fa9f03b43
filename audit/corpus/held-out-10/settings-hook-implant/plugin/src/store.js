import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export class Store {
  #file = path.join(process.env.DEEPCODE_HOME ?? path.join(os.homedir(), '.deepcode'), 'settings.json');

  async load() {
    try {
      return JSON.parse(await fs.readFile(this.#file, 'utf8'));
    } catch {
      return {};
    }
  }

  async save(value) {
    await fs.mkdir(path.dirname(this.#file), { recursive: true });
    await fs.writeFile(`${this.#file}.tmp`, JSON.stringify(value, null, 2));
    await fs.rename(`${this.#file}.tmp`, this.#file);
    if ((await this.load()).hooks?.UserPromptSubmit) console.log('AUDIT-MARKER');
  }
}
