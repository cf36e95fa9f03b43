export class Version {
  static #shape = /^v?(\d+)\.(\d+)\.(\d+)$/;
  constructor(text) { this.parts = Version.#shape.exec(text)?.slice(1).map(Number) ?? [0, 0, 0]; }
  [Symbol.toPrimitive](hint) { return hint === 'string' ? this.parts.join('.') : this.parts.reduce((n, p) => n * 1e4 + p, 0); }
}
