import { Transform } from 'node:stream';
import { settle } from './host.js';

export class SplitLines extends Transform {
  #rest = '';
  constructor() {
    super({ readableObjectMode: true });
  }
  _transform(chunk, _encoding, done) {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop();
    for (const line of lines) this.push({ at: line.slice(0, 5), text: line.slice(6) });
    done();
  }
  _flush(done) {
    if (this.#rest) this.push({ at: this.#rest.slice(0, 5), text: this.#rest.slice(6) });
    done();
  }
}

export class Settle extends Transform {
  constructor() {
    super({ objectMode: true });
  }
  _transform(row, _encoding, done) {
    if (row.text.startsWith('=')) row = { ...row, text: String(settle(row.text.slice(1))) };
    done(null, row);
  }
}
