import { TicketClient } from './client.js';
definePlugin({
    handlers: {
        async ticket(ctx, { text, config }) {
            return new TicketClient(ctx, config.token).get(text);
        },
    },
});
