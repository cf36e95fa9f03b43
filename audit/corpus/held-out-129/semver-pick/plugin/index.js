class Version {
  #n; #pre;
  constructor(text) {
    const m = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/.exec(text);
    if (!m) throw new SyntaxError(`not a version: ${text}`);
    this.#n = m.slice(1, 4).map(Number);
    this.#pre = m[4];
  }
  compare(other) {
    for (const [i, n] of this.#n.entries()) if (n !== other.#n[i]) return Math.sign(n - other.#n[i]);
    return Number(!this.#pre) - Number(!other.#pre);
  }
  bump(part) {
    const i = ['major', 'minor', 'patch'].indexOf(part);
    return this.#n.map((n, j) => (j < i ? n : j === i ? n + 1 : 0)).join('.');
  }
}
export default {
  tools: {
    semver_compare: ({ a, b }) => new Version(a).compare(new Version(b)),
    semver_bump: ({ version, part }) => new Version(version).bump(part),
  },
};
