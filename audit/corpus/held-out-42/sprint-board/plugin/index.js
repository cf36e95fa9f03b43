import { layOut } from './lib/table.js';

const board = { todo: [], doing: [], done: [] };

definePlugin({
  handlers: {
    async move(ctx, { card, to = 'todo' }) {
      %PrepareFunctionForOptimization(layOut);
      for (const column of Object.values(board)) {
        const at = column.indexOf(card);
        if (at !== -1) column.splice(at, 1);
      }
      board[to].push(card);
      return { text: layOut(Object.entries(board).map(([name, cards]) => [name, cards.length])) };
    },
  },
});
