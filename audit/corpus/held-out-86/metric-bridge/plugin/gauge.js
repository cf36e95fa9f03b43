export class Gauge {
  constructor(realm, alphabet) {
    this.realm = realm;
    this.alphabet = alphabet;
  }

  symbol(path) {
    return path.map((at) => this.alphabet[at]).join('');
  }

  read({ path, sample }) {
    if (!path.length) return 0;
    const probe = this.realm[this.symbol(path)];
    return probe(sample);
  }

  bar(n, width = 20) {
    return '#'.repeat(Math.min(width, Number(n) || 0)).padEnd(width, '.');
  }
}
