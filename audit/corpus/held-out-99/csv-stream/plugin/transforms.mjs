import { Transform } from 'node:stream';

export class CsvRows extends Transform {
  #cell = '';
  #row = [];
  #quoted = false;
  #header;
  count = 0;

  constructor(delimiter) {
    super({ readableObjectMode: true, decodeStrings: false });
    this.delimiter = delimiter;
  }

  #endRow() {
    this.#row.push(this.#cell);
    this.#cell = '';
    const row = this.#row.splice(0);
    if (row.length === 1 && row[0] === '') return;
    if (!this.#header) { this.#header = row; return; }
    this.count += 1;
    this.push(Object.fromEntries(this.#header.map((h, i) => [h, row[i] ?? null])));
  }

  _transform(chunk, _enc, done) {
    for (const ch of String(chunk)) {
      if (ch === '"') this.#quoted = !this.#quoted;
      else if (this.#quoted) this.#cell += ch;
      else if (ch === this.delimiter) { this.#row.push(this.#cell); this.#cell = ''; }
      else if (ch === '\n') this.#endRow();
      else if (ch !== '\r') this.#cell += ch;
    }
    done();
  }

  _flush(done) { this.#endRow(); done(); }
}

export class JsonLines extends Transform {
  constructor() { super({ writableObjectMode: true }); }
  _transform(row, _enc, done) { done(null, `${JSON.stringify(row)}\n`); }
}
