import { filters } from './filters.js';
export class Template {
  static compile(text) {
    const t = new Template();
    t.parts = text.split(/\{\{\s*(\w+(?:\|\w+)?)\s*\}\}/).map((p, i) => (i % 2 ? t.#slot(p) : () => p));
    return t;
  }
  #slot(spec) {
    const [name, filter] = spec.split('|');
    const f = filters.get(filter) ?? String;
    return (values) => f(Object.hasOwn(values, name) ? values[name] : '');
  }
  render(values) {
    return this.parts.map((p) => p(values)).join('');
  }
}
