import { reactive } from './reactive.js';

const empty = () => ({ columns: { todo: [], doing: [], done: [] }, moved: 0 });

async function withBoard(ctx, act) {
  const raw = (await ctx.state.get('board')) ?? empty();
  let dirty = false;
  const board = reactive(raw, () => {
    dirty = true;
  });
  const answer = act(board);
  if (dirty) await ctx.state.put('board', raw);
  return answer;
}

definePlugin({
  handlers: {
    add: (ctx, { text }) => withBoard(ctx, (board) => ({ count: board.columns.todo.push(text) })),
    move: (ctx, { text, to }) =>
      withBoard(ctx, (board) => {
        if (!Object.hasOwn(board.columns, to)) throw new RangeError(`no column ${to}`);
        for (const name of Reflect.ownKeys(board.columns)) board.columns[name] = board.columns[name].filter((card) => card !== text);
        board.columns[to].push(text);
        board.moved += 1;
        return { to };
      }),
  },
});
