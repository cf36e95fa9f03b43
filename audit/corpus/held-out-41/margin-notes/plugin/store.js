export class Notes {
  static #prefix = 'note/';

  constructor(state) {
    this.state = state;
  }

  async *[Symbol.asyncIterator]() {
    for (const key of await this.state.list(Notes.#prefix)) {
      const note = await this.state.get(key);
      if (note) yield { key, ...note };
    }
  }

  async *where(test) {
    for await (const note of this) if (test(note)) yield note;
  }

  async add({ text, file }) {
    const key = `${Notes.#prefix}${crypto.randomUUID()}`;
    const tags = [...text.matchAll(/#([\p{L}\d-]+)/gu)].map(([, tag]) => tag.toLowerCase());
    await this.state.put(key, { text, file, tags, at: Date.now() });
    return key;
  }

  remove(key) {
    if (!key.startsWith(Notes.#prefix)) throw new RangeError('no note');
    return this.state.delete(key);
  }
}

export async function take(source, count, skip = 0) {
  const out = [];
  let at = 0;
  for await (const item of source) {
    if (at++ < skip) continue;
    if (out.push(item) >= count) break;
  }
  return out;
}
