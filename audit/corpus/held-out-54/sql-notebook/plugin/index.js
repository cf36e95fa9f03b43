import { TaskWorker } from './worker-queue.js';

const TOKEN = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|[A-Za-z_]\w*|[;(),.*=<>]|\d+/g;

function tokens(text) {
  const out = [];
  let found;
  TOKEN.lastIndex = 0;
  while ((found = TOKEN.exec(text)) !== null) if (!found[0].startsWith('--')) out.push(found[0]);
  return out;
}

function tables(statement) {
  const list = tokens(statement);
  return list.filter((_, at) => /^(from|join|into|update|table)$/i.test(list[at - 1] ?? ''));
}

definePlugin({
  handlers: {
    async explain(ctx, { sql = '' }) {
      const queue = new TaskWorker();
      for (const statement of sql.split(';').filter((part) => part.trim())) queue.spawn(() => ({ statement, tables: tables(statement) }));
      return queue.exec();
    },
  },
});
