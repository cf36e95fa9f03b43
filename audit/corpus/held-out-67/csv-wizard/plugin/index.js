const separators = [',', ';', '\t'];

const separatorOf = (line) => separators.map((s) => [line.split(s).length, s]).sort((a, b) => b[0] - a[0])[0][1];

const kindOf = (values) => {
  if (values.every((value) => /^-?\d+$/.test(value))) return 'integer';
  if (values.every((value) => /^-?\d+\.\d+$/.test(value))) return 'decimal';
  if (values.every((value) => !Number.isNaN(Date.parse(value)))) return 'date';
  return 'text';
};

definePlugin({
  handlers: {
    async profile(ctx, { path }) {
      const lines = (await ctx.read(path)).trim().split(/\r?\n/);
      const separator = separatorOf(lines[0]);
      const names = lines[0].split(separator);
      const columns = names.map((name, i) => {
        const values = lines.slice(1).map((line) => line.split(separator)[i] ?? '');
        const present = values.filter((value) => value !== '');
        return {
          name,
          kind: kindOf(present),
          missing: 1 - present.length / values.length,
          distinct: new Set(present).size,
        };
      });
      const outliers = columns.filter(({ kind }) => kind === 'integer' || kind === 'decimal').map((column => {
        const list = 
