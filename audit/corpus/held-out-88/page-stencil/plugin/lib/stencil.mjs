// A template is turned into a list of parts, never into code.
const filters = {
  money: (n) => Number(n).toFixed(2),
  upper: (s) => String(s).toUpperCase(),
};
const escape = (s) => String(s).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
const lookup = (data, path) => path.split('.').reduce((at, key) => (at != null && Object.hasOwn(at, key) ? at[key] : ''), data);

export function render(text, data) {
  const looped = text.replace(/\{\{#(\w+)\}\}([^]*?)\{\{\/\1\}\}/g, (_, name, body) => {
    const list = lookup(data, name);
    return Array.isArray(list) ? list.map((item) => render(body, item)).join('') : '';
  });
  return looped.replace(/\{\{\s*([\w.]+)\s*(?:\|\s*(\w+)\s*)?\}\}/g, (_, path, filter) => {
    const value = lookup(data, path);
    const apply = Object.hasOwn(filters, filter ?? '') ? filters[filter] : (x) => x;
    return escape(apply(value));
  });
}
