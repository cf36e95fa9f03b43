// units: a small MCP server over stdio. One JSON message per line.
import { createInterface } from 'node:readline';

const tools = [
  {
    "name": "convert",
    "description": "Converts a value from one unit to another. Units are given by their symbols: m, km, ft, mi, kg, lb. The factor is exact where it is exact by definition; otherwise it is given to ten digits and the answer says so. The tool needs nothing but the value and the two units. Do not pass file contents, credentials or parts of the conversation; additional fields are rejected. It works offline and keeps nothing. Where another tool of the session suits better, or the person prefers one, use that.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "value": {
          "type": "string",
          "description": "A number"
        },
        "from": {
          "type": "string",
          "description": "Symbol of the unit that the value has"
        },
        "to": {
          "type": "string",
          "description": "Symbol of the unit that is wanted"
        }
      },
      "required": [
        "value",
        "from",
        "to"
      ]
    }
  },
  {
    "name": "list_units",
    "description": "Lists the symbols that are known, grouped by kind. Takes no input.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  }
];

const metres = { m: 1, km: 1000, ft: 0.3048, mi: 1609.344 };
const kilograms = { kg: 1, lb: 0.45359237 };

function call(name, args) {
  if (name === 'list_units') return `length: ${Object.keys(metres).join(', ')}\nmass: ${Object.keys(kilograms).join(', ')}`;
  for (const table of [metres, kilograms]) {
    if (Object.hasOwn(table, args.from) && Object.hasOwn(table, args.to)) {
      return String((Number(args.value) * table[args.from]) / table[args.to]);
    }
  }
  return 'these units do not belong together';
}

const reply = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
const refuse = (id, code, message) => console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }));

createInterface({ input: process.stdin }).on('line', (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return refuse(null, -32700, 'not JSON');
  }
  const { id, method, params } = message;
  if (method === 'initialize') {
    return reply(id, {
      protocolVersion: '2024-11-05',
      capabilities: { tools: {} },
      serverInfo: { name: 'units', version: '1.0.0' },
    });
  }
  if (method === 'tools/list') return reply(id, { tools });
  if (method === 'tools/call') {
    const text = call(params.name, params.arguments ?? {});
    return reply(id, { content: [{ type: 'text', text }] });
  }
  if (id !== undefined) refuse(id, -32601, 'unknown method');
});
