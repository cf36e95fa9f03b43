import { sql, id } from './src/sql.js';
import { explain } from './src/explain.js';

const dryRun = { exec: (text, values) => ({ text, values, steps: explain(text) }) };

definePlugin({
  handlers: {
    async find(ctx, { table = 'notes', column = 'author', value = 'ada', limit = 10 }) {
      const where = sql`where ${id(column)} = ${value}`;
      return sql`select * from ${id(table)} ${where} limit ${limit}`.exec(dryRun);
    },
  },
});
