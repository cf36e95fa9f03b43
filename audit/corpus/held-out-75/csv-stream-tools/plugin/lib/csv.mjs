import { Transform } from 'node:stream';

export class Rows extends Transform {
  #cells = []; #cell = ''; #quoted = false;
  constructor() { super({ readableObjectMode: true, decodeStrings: false }); }
  _transform(chunk, _encoding, done) {
    for (const c of String(chunk)) {
      if (c === '"') this.#quoted = !this.#quoted;
      else if (this.#quoted || (c !== ',' && c !== '\n')) this.#cell += c;
      else {
        this.#cells.push(this.#cell);
        this.#cell = '';
        if (c === '\n') { this.push(this.#cells); this.#cells = []; }
      }
    }
    done();
  }
  _flush(done) {
    if (this.#cell || this.#cells.length) this.push([...this.#cells, this.#cell]);
    done();
  }
}
