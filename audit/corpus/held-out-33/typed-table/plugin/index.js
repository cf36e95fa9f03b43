enum Align { Left, Right, Centre }

interface Column { width: number; align: Align }

const cells = (line: string): string[] => line.trim().replace(/^\||\|$/g, '').split('|').map((c) => c.trim());

function columns(rows: string[][]): Column[] {
  return rows[0].map((_, i) => ({
    width: Math.max(...rows.map((r) => (r[i] ?? '').length)),
    align: /^:-+:$/.test(rows[1]?.[i] ?? '') ? Align.Centre : Align.Left,
  }));
}

definePlugin({
  handlers: {
    align: async (ctx: unknown, { text }: { text: string }) => {
      const rows = text.split('\n').filter(Boolean).map(cells);
      const wide = columns(rows);
      return rows.map((r) => `| ${r.map((c, i) => c.padEnd(wide[i].width)).join(' | ')} |`).join('\n');
    },
  },
});
