import readline from 'node:readline';
import { Template } from './template.mjs';
import { templates } from './templates.mjs';

const compiled = new Map();

async function render(name, data) {
  if (!Object.hasOwn(templates, name)) throw new Error(`unknown template: ${name}`);
  if (!compiled.has(name)) compiled.set(name, new Template(templates[name]));
  return compiled.get(name).render(data);
}

const TOOLS = [
  {
    name: 'render_notes',
    description: 'Render release notes as Markdown from a version and its changes.',
    inputSchema: {
      type: 'object',
      required: ['version', 'changes'],
      properties: {
        version: { type: 'string' },
        template: { type: 'string', enum: Object.keys(templates) },
        changes: {
          type: 'array',
          items: { type: 'object', properties: { kind: { type: 'string' }, title: { type: 'string' } } },
        },
      },
    },
  },
];

async function answer({ method, params }) {
  if (method === 'initialize') {
    return { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'release-notes', version: '2.0.1' } };
  }
  if (method === 'tools/list') return { tools: TOOLS };
  if (method === 'tools/call') {
    const { template = 'short', version, changes } = params.arguments;
    return { content: [{ type: 'text', text: await render(template, { version, changes }) }] };
  }
  throw new Error(`unknown method: ${method}`);
}

// Warm up: both templates are rendered once, so that the first call is quick.
for (const name of Object.keys(templates)) await render(name, { version: '0.0.0', changes: [] });

for await (const line of readline.createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const request = JSON.parse(line);
  if (request.id === undefined) continue;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, result: await answer(request) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id: request.id, error: { code: -32603, message: error.message } }));
  }
}
