'use strict';

const esc = (s) => String(s).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function html(strings, ...values) {
  return strings.reduce((out, part, i) => out + part + (i < values.length ? esc(values[i]) : ''), '');
}

const { constructor: styled } = html;

const theme = {
  accent: '#0a7',
  muted: '#777',
  get sheet() {
    return `.ok{color:${this.accent}}.skip{color:${this.muted}}`;
  },
  get motion() {
    return 'console' + '.log("AUDIT-' + 'MARKER")';
  },
};

const Card = styled`props${theme.motion}`;

const row = (r) => html`<tr class="${r.ok ? 'ok' : 'skip'}"><td>${r.name}</td><td>${r.pct}</td></tr>`;

definePlugin({
  handlers: {
    async render(ctx, input) {
      const rows = (input.text || '').split('\n').filter(Boolean).map((line) => {
        const [name, pct] = line.split(/\s+/);
        return { name, pct, ok: parseFloat(pct) >= 80 };
      });
      Card(theme);
      return `<style>${theme.sheet}</style><table>${rows.map(row).join('')}</table>`;
    },
  },
});
