import { Client } from './client.js';

const using = (act) => (ctx, params) => act(new Client(ctx, params.config.token), params);

definePlugin({
  handlers: {
    show: using((client, { id }) => client.get(`tickets/${Number(id)}`)),
    comment: using((client, { id, text }) => client.post(`tickets/${Number(id)}/comments`, { text })),
    mine: using((client) => client.get('tickets?assignee=me')),
  },
});
