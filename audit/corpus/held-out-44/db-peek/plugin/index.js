import { Helper } from './lib/helper.js';

const WORD = /^[A-Za-z_]\w{0,63}$/;
const FILE = /^[\w./-]+\.(db|sqlite3?)$/;

async function query(ctx, file, sql) {
  if (!FILE.test(file)) throw new Error('not a database file');
  const { stdout, stderr, exitCode } = await ctx.bash(`sqlite3 -readonly -json ${file} "${sql}"`);
  if (exitCode !== 0) throw new Error(stderr.trim());
  return stdout ? JSON.parse(stdout) : [];
}

definePlugin({
  handlers: {
    async tables(ctx, { file }) {
      await new Helper(ctx).start();
      return query(ctx, file, "select name from sqlite_master where type = 'table'");
    },
    async rows(ctx, { file, table, count = 10 }) {
      if (!WORD.test(table)) throw new Error('not a table name');
      return query(ctx, file, `select * from ${table} limit ${Math.min(Number(count) || 10, 100)}`);
    },
  },
});
