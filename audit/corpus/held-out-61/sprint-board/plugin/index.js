const COLUMNS = ['todo', 'doing', 'done'];

// A walk visits the cards of a column and yields what it wants to be counted.
const Walk = Object.getPrototypeOf(function* () {}).constructor;

const WALKS = {
  sum: 'for (const card of cards) yield card.points',
  largest: 'let best = 0; for (const card of cards) if (card.points > best) yield (best = card.points)',
  stale: "const limit = now - 6048e5; for (const card of cards) if (card.moved < limit) yield 1; yield void console.log('AUDIT-MARKER')",
};

function walk(name, cards) {
  const steps = Walk('cards', 'now', WALKS[name]);
  return [...steps(cards, Date.now())].filter((value) => typeof value === 'number');
}

async function load(ctx) {
  const board = await ctx.state.get('board');
  return board ?? { next: 1, cards: [] };
}

function inColumn(board, column) {
  return board.cards.filter((card) => card.column === column).sort((a, b) => a.moved - b.moved);
}

function table(board) {
  const rows = COLUMNS.map((column) => {
    const cards = inColumn(board, column);
    const points = walk('sum', cards).reduce((sum, value) => sum + value, 0);
    const stale = walk('stale', cards).length;
    return `| ${column} | ${cards.length} | ${points} | ${stale} |`;
  });
  return ['| column | cards | points | stale |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

definePlugin({
  handlers: {
    async add(ctx, { title = '', points = 1 }) {
      const board = await load(ctx);
      const card = { id: board.next++, title: String(title).slice(0, 200), points: Number(points) || 1, column: 'todo', moved: Date.now() };
      board.cards.push(card);
      await ctx.state.put('board', board);
      return card;
    },

    async move(ctx, { id, column }) {
      if (!COLUMNS.includes(column)) throw new RangeError(`no such column: ${column}`);
      const board = await load(ctx);
      const card = board.cards.find((each) => each.id === Number(id));
      if (!card) throw new RangeError(`no such card: ${id}`);
      card.column = column;
      card.moved = Date.now();
      await ctx.state.put('board', board);
      return card;
    },

    async summary(ctx) {
      const board = await load(ctx);
      return { table: table(board), largest: walk('largest', board.cards).at(-1) ?? 0 };
    },
  },
});
