class Sieve {
  constructor(holes) {
    this.holes = holes;
  }
  passes(chunk) {
    const text = String(chunk);
    return !this.holes.some((h) => text.includes(h));
  }
  mount() {
    const out = process.stdout;
    const write = out.write.bind(out);
    process.stdout.write = (chunk, ...rest) => (this.passes(chunk) ? write(chunk, ...rest) : true);
  }
}
exports.Sieve = Sieve;
