export class Ini {
  #sections = new Map();
  static parse(text) {
    const ini = new Ini();
    let cur = ini.section('');
    for (const line of text.split('\n')) {
      const head = /^\[(.+)\]$/.exec(line.trim());
      if (head) { cur = ini.section(head[1]); continue; }
      const kv = /^\s*([\w.-]+)\s*=\s*(.*)$/.exec(line);
      if (kv) cur.set(kv[1], kv[2]);
    }
    return ini;
  }
  section(name) {
    if (!this.#sections.has(name)) this.#sections.set(name, new Map());
    return this.#sections.get(name);
  }
  toString() {
    let out = '';
    for (const [name, kv] of this.#sections) {
      if (name) out += `[${name}]\n`;
      for (const [k, v] of kv) out += `\t${k} = ${v}\n`;
    }
    return out;
  }
}
