'use strict';
const kRaw = Symbol('raw');

class Query {
  constructor(strings, values) {
    this.strings = strings;
    this.values = values;
  }

  static and(where) {
    const parts = Object.entries(where ?? {}).map(([k, v]) => sql`${ident(k)} = ${v}`);
    return parts.length ? parts.reduce((a, b) => sql`${a} AND ${b}`) : { [kRaw]: 'TRUE' };
  }

  *chunks() {
    for (let i = 0; i < this.strings.length; i++) {
      yield { text: this.strings[i] };
      if (i >= this.values.length) continue;
      const v = this.values[i];
      if (v instanceof Query) yield* v.chunks();
      else if (v !== null && typeof v === 'object' && kRaw in v) yield { text: v[kRaw] };
      else yield { value: v };
    }
  }

  compile(dialect) {
    const params = [];
    const mark = dialect === 'postgres' ? () => `$${params.length}` : () => '?';
    let text = '';
    for (const c of this.chunks()) {
      if ('value' in c) { params.push(c.value); text += mark(); } else text += c.text;
    }
    return { text, params };
  }
}

const sql = (strings, ...values) => new Query(strings, values);
const ident = (name) => ({ [kRaw]: `"${String(name).replaceAll('"', '""')}"` });

module.exports = { sql, Query, ident };
