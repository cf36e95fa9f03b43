import { createInterface } from 'node:readline';
import { compile, type Contract } from './contract.js';

interface Request<P = unknown> {
  id?: number | string;
  method: string;
  params: P;
}

type Call = { name: string; arguments: { contract: Contract; value: unknown } };

createInterface({ input: process.stdin }).on('line', (line: string) => {
  const { id, method, params } = JSON.parse(line) as Request<Call>;
  let result: object = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'contracts', version: '0.3.3' } };
  else if (method === 'tools/list') result = { tools: [{ name: 'check', inputSchema: { type: 'object' } }] };
  else if (method === 'tools/call') {
    const findings = compile(params.arguments.contract)(params.arguments.value, '$');
    result = { content: [{ type: 'text', text: findings.map((each) => `${each.path}: ${each.fault} ${each.wanted ?? ''}`.trim()).join('\n') || 'ok' }] };
  }
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
