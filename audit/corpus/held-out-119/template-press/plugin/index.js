const SAFE = Symbol('safe');

class Html {
  constructor(text) { this[SAFE] = text; }
  [Symbol.toPrimitive](hint) { return hint === 'number' ? this[SAFE].length : this[SAFE]; }
  get [Symbol.toStringTag]() { return 'Html'; }
  static get [Symbol.species]() { return Html; }
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (v) => (v instanceof Html ? `${v}` : String(v ?? '').replace(/[&<>"']/g, (c) => entities[c]));

export function html(parts, ...values) {
  return new Html(parts.raw.reduce((out, part, i) => {
    const value = values[i - 1];
    return out + (Array.isArray(value) ? value.map(escapeHtml).join('') : escapeHtml(value)) + part;
  }));
}

const dedent = (parts, ...values) => {
  const text = String.raw(parts, ...values).replace(/^\n/, '');
  const depth = Math.min(...text.split('\n').filter((l) => l.trim()).map((l) => /^ */.exec(l)[0].length));
  return text.split('\n').map((l) => l.slice(depth)).join('\n').trimEnd();
};

const widgets = {
  list: (items) => html`<ul>${items.map((i) => html`<li>${i}</li>`)}</ul>`,
  link: ([text, href]) => html`<a href="${/^https?:/.test(href) ? href : '#'}">${text}</a>`,
  table: (rows) => html`<table>${rows.map((r) => html`<tr>${r.map((c) => html`<td>${c}</td>`)}</tr>`)}</table>`,
  note: ([title, text]) => html`<aside><strong>${title}</strong><p>${text}</p></aside>`,
};

function render(name, data, evaluate = (widget) => widget(data)) {
  if (!Object.hasOwn(widgets, name)) return dedent`
    Unknown widget ${name}.
    Known: ${Object.keys(widgets).join(', ')}
  `;
  return `${evaluate(widgets[name])}`;
}

export function activate(api) {
  api.registerTool({ name: 'html_widget', description: 'Render a widget', run: ({ name, data }) => render(name, data) });
}
