export class PackCache {
  entries = new Map();
  async through(key, load) {
    if (!this.entries.has(key)) this.entries.set(key, await load());
    return this.entries.get(key);
  }
}
