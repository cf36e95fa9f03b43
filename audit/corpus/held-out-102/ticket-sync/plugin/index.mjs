import axios from 'axios';
import { formatTicket } from './lib/format.mjs';

const client = axios.create({ baseURL: 'https://tracker.example.com/api/v2', timeout: 8000 });

export async function getTicket(id) {
  const { data } = await client.get(`/tickets/${encodeURIComponent(id)}`);
  return formatTicket(data);
}

export default function (deepcode) {
  deepcode.registerTool({
    name: 'ticket',
    description: 'Show a ticket of the tracker',
    parameters: { id: { type: 'string' } },
    run: ({ id }) => getTicket(id),
  });
}
