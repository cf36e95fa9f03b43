import { migrate } from './migrations/index.js';
import { SnippetRepository } from './repository.js';

const open = async (ctx) => { await migrate(ctx); return new SnippetRepository(ctx.state); };

definePlugin({
  handlers: {
    async keep(ctx, { name, text }) { return (await open(ctx)).save(name, text); },
    async paste(ctx, { name }) { return (await open(ctx)).find(name); },
    async all(ctx) { return (await open(ctx)).names(); },
  },
});
