import { Rule } from './rule.js';

export class PluralBook {
  #built = new Map();

  constructor(table) {
    this.table = table;
  }

  languages() {
    return Object.keys(this.table).sort();
  }

  form(lang, n) {
    const entry = this.table[lang];
    if (!entry) throw new Error(`no plural rules for ${lang}`);
    if (!this.#built.has(lang)) {
      this.#built.set(lang, new Rule(entry.rule).build());
    }
    const index = this.#built.get(lang)(n);
    return entry.forms[index] ?? entry.forms.at(-1);
  }
}
