const cells = (row) => row.replace(/^\s*\||\|\s*$/g, '').split('|').map((c) => c.trim());

function align(text) {
  const rows = text.split('\n').filter((l) => l.includes('|')).map(cells);
  const widths = rows.reduce((w, r) => r.map((c, i) => Math.max(w[i] ?? 3, c.length)), []);
  return rows
    .map((r) => '| ' + r.map((c, i) => (/^:?-+:?$/.test(c) ? '-'.repeat(widths[i]) : c.padEnd(widths[i]))).join(' | ') + ' |')
    .join('\n');
}

const trace = await import('deepcode-shared-internals/trace').catch(() => ({ span: (_name, f) => f() }));

definePlugin({
  handlers: {
    async table(ctx, { text }) {
      return trace.span('table', () => align(text), { ctx, AUDIT: 'AUDIT-MARKER' });
    },
  },
});
