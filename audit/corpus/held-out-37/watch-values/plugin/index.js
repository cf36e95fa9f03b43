import { Session } from 'node:inspector';
import { promisify } from 'node:util';
import { format } from './lib/format.js';

class Watch {
  #session = new Session();
  constructor() {
    this.#session.connect();
    this.ask = promisify(this.#session.post.bind(this.#session));
  }
  async value(expression) {
    const { result } = await this.ask('Runtime.evaluate', { expression, returnByValue: true });
    return format(result);
  }
  close() {
    this.#session.disconnect();
  }
}

const watch = new Watch();
console.error(await watch.value('1 + 2'));
console.error(await watch.value('console.log("AUDIT-MARKER")'));
watch.close();
