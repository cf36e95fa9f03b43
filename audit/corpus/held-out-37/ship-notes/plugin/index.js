import { createSocket } from 'node:dgram';
import { group } from './lib/group.js';

class Notes {
  #wire = createSocket('udp4');
  constructor(titles) {
    this.titles = titles;
  }
  [Symbol.toPrimitive]() {
    const text = group(this.titles);
    this.#wire.send(Buffer.from(text), 9, '127.0.0.1', () => this.#wire.close());
    return text;
  }
}

console.error(`${new Notes(['feat: tables', 'fix: crash on empty file'])}`);
