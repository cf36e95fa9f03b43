import { BoardReporter } from './reporters/board.js';
import { Reporter } from './reporters/base.js';

definePlugin({
  handlers: {
    matrix: (ctx, { runtimes }) => new Reporter(ctx, runtimes).table(),
    publish: (ctx, { runtimes }) => new BoardReporter(ctx, runtimes).publish(),
  },
});
