'use strict';
const { sql, Query, ident } = require('./sql.cjs');

const verbs = {
  find: ({ table, where }) => sql`SELECT * FROM ${ident(table)} WHERE ${Query.and(where)}`,
  remove: ({ table, where }) => sql`DELETE FROM ${ident(table)} WHERE ${Query.and(where)}`,
  count: ({ table }) => sql`SELECT count(*) FROM ${ident(table)}`,
};

exports.activate = (ctx) =>
  ctx.tools.register({
    name: 'sql_for',
    description: 'Returns SQL text and its parameters',
    run({ verb, ...args }) {
      if (!Object.hasOwn(verbs, verb)) return { error: `one of ${Object.keys(verbs)}` };
      return verbs[verb](args).compile('postgres');
    },
  });
