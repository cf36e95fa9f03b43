#!/usr/bin/env node
const START = /^[$_\p{ID_Start}]$/u;
const LATIN1 = /[\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u0370-\u0374]/;
const LIMIT = 1_000;

class Word {
  #text;
  static #made = 0;
  static { this.none = null; }
  constructor(text) { this.#text = text; Word.#made ??= 0; Word.#made++; }
  static is(v) { return #text in v; }
  get first() { return this.#text.at(0) ?? ""; }
  good() { return START.test(this.first) || LATIN1.test(this.first); }
}

label: for (const w of ["a", "1"]) {
  if (!new Word(w).good()) break label;
}

export function activate(ctx) {
  ctx.registerTool({ name: "could_be", run: ({ words }) => words.slice(0, LIMIT).map((w) => new Word(w)).filter(Word.is).map((w) => w.good()) });
}
