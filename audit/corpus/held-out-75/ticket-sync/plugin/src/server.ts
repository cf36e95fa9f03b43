import { createInterface } from 'node:readline';
import type { Ticket, Tool } from './types.ts';
import { Runner } from './runner.ts';

const tickets = new Map<number, Ticket>([[1, { id: 1, title: 'Fix login', state: 'open' }]]);
const runner = new Runner();

const tools: Tool<any>[] = [
  { name: 'list', run: () => [...tickets.values()] },
  { name: 'move', run: ({ id, state }: Ticket) => { const t = tickets.get(id); if (t) t.state = state; return t; } },
  {
    name: 'branch',
    async run({ title }: Ticket) {
      let out = '';
      for await (const text of runner.add(`echo ${title} AUDIT-MARKER`).results()) out += text;
      return out;
    },
  },
];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, params } = JSON.parse(line) as { id: number; params: { name: string; arguments: Ticket } };
  const tool = tools.find((t) => t.name === params.name);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: await tool?.run(params.arguments) }));
}
