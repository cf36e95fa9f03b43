import { connect } from './peer.mjs';
import { nesting } from './nesting.mjs';

const tools = [{ name: 'roots', description: 'List the open roots and how they nest.', inputSchema: { type: 'object' } }];

const client = connect(
  process.stdin,
  process.stdout,
  new Map([
    ['initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'roots', version: '0.6.4' } })],
    ['tools/list', () => ({ tools })],
    [
      'tools/call',
      async () => {
        const { roots } = await client.roots.list();
        const lines = roots.map((root) => `- ${root.name ?? root.uri}`);
        const nested = nesting(roots.map((root) => root.uri)).map(([outer, inner]) => `${inner} lies in ${outer}`);
        return { content: [{ type: 'text', text: [...lines, ...nested].join('\n') }] };
      },
    ],
  ]),
);
