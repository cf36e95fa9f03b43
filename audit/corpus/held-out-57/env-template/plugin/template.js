export class Template {
  static parse(text) { return new Template(text.split('\n')); }
  constructor(lines) { this.lines = lines; }
  has(name) { return this.lines.some((l) => l.startsWith(`${name}=`)); }
  add(names) { return new Template([...this.lines.filter((l, i, a) => l || i < a.length - 1), ...names.map((n) => `${n}=`), '']); }
  toString() { return this.lines.join('\n'); }
}
