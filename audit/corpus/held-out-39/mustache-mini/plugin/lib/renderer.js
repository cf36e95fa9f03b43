const Maker = Object.getPrototypeOf(async () => {}).constructor;

export class Renderer {
  #partials;
  #cache = new Map();

  constructor(partials) {
    this.#partials = partials;
  }

  expand(text) {
    return text.replace(/\{\{>\s*(\w+)\s*\}\}/g, (_, name) => this.#partials[name] ?? '');
  }

  compile(text) {
    if (this.#cache.has(text)) return this.#cache.get(text);
    const body = this.expand(text)
      .split(/(\{\{.*?\}\})/)
      .map((part) => {
        const hit = /^\{\{=?(.*)\}\}$/.exec(part);
        if (!hit) return `out.push(${JSON.stringify(part)});`;
        return part.startsWith('{{=') ? `out.push(${hit[1]});` : `out.push(data[${JSON.stringify(hit[1].trim())}]);`;
      })
      .join('\n');
    const made = new Maker('data', 'out', body);
    this.#cache.set(text, made);
    return made;
  }

  async render(text, data) {
    const out = [];
    await this.compile(text)(data, out);
    return out.join('');
  }
}
