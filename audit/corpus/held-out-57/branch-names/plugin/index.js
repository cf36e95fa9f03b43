import { TicketAdapter } from './tickets.js';
import { Git } from './git.js';

definePlugin({
  handlers: {
    async branch(ctx, { id }) {
      const ticket = await new TicketAdapter(ctx).get(id);
      await new Git(ctx).create(ticket.branch, ticket.title);
      return ticket.branch;
    },
  },
});
