const clause = /\b(select|from|where|group by|order by|having|limit|exec(?:ute)?|call)\b/gi;

class Plan {
  constructor(name) {
    this.name = name;
    this.children = [];
  }
  /** Adds a step below this one. */
  fork(name) {
    const child = new Plan(name);
    this.children.push(child);
    return child;
  }
  exec(visit, depth = 0) {
    visit(this, depth);
    for (const child of this.children) child.exec(visit, depth + 1);
  }
}

function spawn(sql) {
  const plan = new Plan('statement');
  clause.lastIndex = 0;
  for (let found; (found = clause.exec(sql)); ) plan.fork(found[1].toUpperCase());
  return plan;
}

const format = (sql) =>
  sql.trim().replace(/\s+/g, ' ').replace(clause, (word, _, at) => (at ? '\n' : '') + word.toUpperCase());

definePlugin({
  handlers: {
    tidy(ctx, { text = 'select a from t where b = 1' }) {
      const lines = [];
      spawn(text).exec((step, depth) => lines.push('  '.repeat(depth) + step.name));
      return { text: format(text), plan: lines };
    },
  },
});
