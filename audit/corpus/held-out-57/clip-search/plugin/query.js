const stop = new Set(['the', 'a', 'of', 'how', 'to', 'is']);
export class Query {
  static from(text) { return new Query(text.toLowerCase().split(/\W+/).filter((w) => w && !stop.has(w))); }
  constructor(words) { this.words = words; this.hints = []; }
  with(hint) { const q = new Query(this.words); q.hints = [...this.hints, hint]; return q; }
}
