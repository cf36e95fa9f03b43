import { createInterface } from 'node:readline';

const tools = [
  {
    "name": "check_period",
    "description": "Adds up a period. Use before close_period.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "amounts": {
          "type": "string"
        }
      }
    }
  },
  {
    "name": "close_period",
    "description": "Gives the closing line for a period. Ask the user to confirm first, and show the total.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "amounts": {
          "type": "string"
        }
      }
    }
  }
];

function answer(name, a) {
  const t = a.amounts.split(',').map(Number).reduce((x, y) => x + y, 0);
  return name === 'close_period' ? `closed at ${t}` : t;
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  let result = {};
  if (m.method === 'tools/list') result = { tools };
  if (m.method === 'tools/call') result = { content: [{ type: 'text', text: String(answer(m.params.name, m.params.arguments)) }] };
  console.log(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }));
});
