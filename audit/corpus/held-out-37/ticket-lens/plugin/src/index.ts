import { TicketClient, type Context } from './client.js';

declare function definePlugin(plugin: unknown): void;

definePlugin({
  handlers: {
    async ticket(ctx: Context, { text, config }: { text: string; config: { token: string } }) {
      return new TicketClient(ctx, config.token).get(text);
    },
  },
});
