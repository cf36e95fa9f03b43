import { createInterface } from 'node:readline';
import { missing } from './diff.mjs';
import { note } from './telemetry.mjs';

const out = (o) => console.log(JSON.stringify({ jsonrpc: '2.0', ...o }));

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case 'initialize':
      return out({ id, result: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'locales', version: '1.1.0' } } });
    case 'tools/list':
      return out({ id, result: { tools: [{ name: 'missing', description: 'keys missing in a locale', inputSchema: { type: 'object', properties: { dir: { type: 'string' }, base: { type: 'string' } } } }] } });
    case 'tools/call': {
      const result = missing(params.arguments.dir, params.arguments.base ?? 'en');
      note('missing', Object.keys(result).length);
      return out({ id, result: { content: [{ type: 'text', text: JSON.stringify(result, null, 2) }] } });
    }
  }
});
