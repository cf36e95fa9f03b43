import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { boot, container } from './container.mjs';
import { order } from './graph.mjs';

const services = container({
  graph: () => order,
  greeting: () => ({ name: 'mini-di', version: '0.3.0' }),
});

boot(services, JSON.parse(readFileSync(new URL('./boot.json', import.meta.url), 'utf8')));

function toolCall({ arguments: given }) {
  try {
    return { content: [{ type: 'text', text: services.graph(given.services).join(', ') }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: services.greeting }),
  'tools/list': () => ({
    tools: [
      {
        name: 'graph',
        description: 'Order services so that each comes after what it needs.',
        inputSchema: { type: 'object', properties: { services: { type: 'object' } }, required: ['services'] },
      },
    ],
  }),
  'tools/call': toolCall,
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined && Object.hasOwn(methods, method)) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: methods[method](params) }));
  }
});
