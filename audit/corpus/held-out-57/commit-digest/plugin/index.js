import { recent } from './git.js';
import { byAuthor, text } from './digest.js';
import { Chat } from './chat.js';
const make = async (ctx) => text(byAuthor(await recent(ctx)));
definePlugin({
  handlers: {
    digest: (ctx) => make(ctx),
    post: async (ctx, { config }) => new Chat(ctx, config.room).say(await make(ctx)),
  },
});
