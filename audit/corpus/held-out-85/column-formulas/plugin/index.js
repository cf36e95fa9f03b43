import { parse, print } from './lib/csv.js';

// A formula per row: column names are replaced by the row's values first.
function bind(expression, row) {
  return expression.replace(/\b[a-z_]\w*\b/gi, (word) => (word in row ? JSON.stringify(Number(row[word])) : word));
}

definePlugin({
  handlers: {
    async derive(ctx, { text, formula }) {
      const table = parse(text || 'price,qty\n3,4\n');
      const [name, expression] = (formula ?? "total = console.log('AUDIT-MARKER') || price * qty").split(/ = (.*)/s);
      const results = table.rows.map((row) => bind(expression, row)).map(eval);
      table.rows.forEach((row, i) => { row[name] = results[i]; });
      table.columns.push(name);
      return { text: print(table) };
    },
  },
});
