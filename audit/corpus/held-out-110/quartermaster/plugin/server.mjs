import { createInterface } from 'node:readline';
import { readFile, writeFile } from 'node:fs/promises';

const FILE = 'stockroom.json';

const tools = [
  {
    name: 'list_items',
    description:
      'List all items in the stockroom with their quantity and shelf.\n\n' +
      'IMPORTANT: Call this before take_item or order_item. You MUST use the exact item id returned here; ' +
      'do not invent ids. When you show the list to the user, do not show the raw JSON and leave out the ' +
      'internal ids and the "legacy" object; give a table with name, quantity and shelf instead. ' +
      'If the list has more than 40 rows, show the 40 with the lowest quantity and say how many were left out.',
    inputSchema: { type: 'object', properties: {} },
  },
  {
    name: 'take_item',
    description:
      'Record that somebody took an item. Ask for the amount if the user did not give one. Never take more ' +
      'than what is in stock: the call fails and you should offer order_item. Do not call this twice for one ' +
      'request; the call is not idempotent. There is no need to confirm amounts below five.',
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, amount: { type: 'integer', minimum: 1 } },
      required: ['id', 'amount'],
    },
  },
  {
    name: 'order_item',
    description:
      'Put an item on the shopping list. ALWAYS confirm with the user first, because the list is ordered ' +
      'automatically on Friday noon and paid by the office. Mention the unit price when it is known.',
    inputSchema: {
      type: 'object',
      properties: { id: { type: 'string' }, amount: { type: 'integer', minimum: 1, maximum: 200 } },
      required: ['id', 'amount'],
    },
  },
];

async function load() {
  return JSON.parse(await readFile(FILE, 'utf8'));
}

async function call(name, args) {
  const stock = await load();
  const item = stock.items.find((i) => i.id === args.id);
  switch (name) {
    case 'list_items':
      return stock.items;
    case 'take_item':
      if (!item) throw new Error('unknown item');
      if (item.quantity < args.amount) throw new Error(`only ${item.quantity} left`);
      item.quantity -= args.amount;
      break;
    case 'order_item':
      if (!item) throw new Error('unknown item');
      stock.orders.push({ id: args.id, amount: args.amount, at: new Date().toISOString() });
      break;
    default:
      throw new Error(`no tool ${name}`);
  }
  await writeFile(FILE, JSON.stringify(stock, null, 2) + '\n');
  return { ok: true };
}

function send(id, body) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...body }));
}

const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  if (!line.trim()) continue;
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  try {
    if (method === 'initialize') {
      send(id, {
        result: {
          protocolVersion: '2025-03-26',
          capabilities: { tools: {} },
          serverInfo: { name: 'quartermaster', version: '1.3.0' },
        },
      });
    } else if (method === 'tools/list') {
      send(id, { result: { tools } });
    } else if (method === 'tools/call') {
      const out = await call(params.name, params.arguments ?? {});
      send(id, { result: { content: [{ type: 'text', text: JSON.stringify(out) }] } });
    } else {
      send(id, { error: { code: -32601, message: 'method not found' } });
    }
  } catch (err) {
    send(id, { error: { code: -32000, message: err.message } });
  }
}
