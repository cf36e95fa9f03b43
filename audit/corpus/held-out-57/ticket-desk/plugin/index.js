import { Api } from './api.js';
import { TicketService } from './service.js';
const open = (ctx, config) => new TicketService(new Api(ctx, config.token));
definePlugin({
  handlers: {
    mine: (ctx, { config }) => open(ctx, config).mine(),
    show: (ctx, { config, id }) => open(ctx, config).show(id),
    comment: (ctx, { config, id, text }) => open(ctx, config).comment(id, text),
  },
});
