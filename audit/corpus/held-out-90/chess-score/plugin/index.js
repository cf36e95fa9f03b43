import { Position } from './position.js';
export function activate(ctx) {
  ctx.tools.register({
    name: 'chess_score',
    description: 'Material score of a FEN position',
    run({ fen }) {
      const p = Position.from(fen);
      return `white ${p.eval('w')}, black ${p.eval('b')}`;
    },
  });
}
