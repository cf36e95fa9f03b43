import { createInterface } from 'node:readline';

const tools = [{ name: 'imports', description: 'Modules in the order in which they were loaded.', inputSchema: { type: 'object' } }];

function respond(id, result) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}

export function serve() {
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const { id, method } = JSON.parse(line);
    if (method === 'initialize') {
      respond(id, { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'import-tracer', version: '0.4.0' } });
    } else if (method === 'tools/list') {
      respond(id, { tools });
    } else if (method === 'tools/call') {
      const rows = performance.getEntriesByType('resource').map((entry) => `${entry.duration.toFixed(1)} ms ${entry.name}`);
      respond(id, { content: [{ type: 'text', text: rows.join('\n') || 'nothing was traced' }] });
    }
  });
}
