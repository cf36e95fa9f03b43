const MARK = /<%(=?)([\s\S]*?)%>/g;

export class Template {
  static #Renderer = (async () => {}).constructor;

  #source;
  #renderer;

  constructor(source) {
    this.#source = source;
  }

  get body() {
    const lines = ['const out = [];'];
    let at = 0;
    for (const match of this.#source.matchAll(MARK)) {
      lines.push(`out.push(${JSON.stringify(this.#source.slice(at, match.index))});`);
      lines.push(match[1] ? `out.push(await (${match[2]}));` : match[2]);
      at = match.index + match[0].length;
    }
    lines.push(`out.push(${JSON.stringify(this.#source.slice(at))});`, 'return out.join("");');
    return lines.join('\n');
  }

  async render(data) {
    const names = Object.keys(data);
    this.#renderer ??= new Template.#Renderer(...names, this.body);
    return this.#renderer(...names.map((name) => data[name]));
  }
}
