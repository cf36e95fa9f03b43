const styles = {
  table: require('./styles/table.js'),
  list: require('./styles/list.js'),
};
exports.activate = (ctx) => {
  ctx.tools.register({
    name: 'format_rows',
    description: 'Format rows for reading',
    run: ({ rows }) => (styles[ctx.config.get('style')] ?? styles.table).render(rows),
  });
};
