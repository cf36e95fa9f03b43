import { createInterface } from 'node:readline';
import { evaluate } from './parser.mjs';

const tools = [{ name: 'evaluate', description: 'Evaluate an arithmetic expression', inputSchema: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] } }];
const handlers = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'slide-rule', version: '1.0.0' } }),
  'tools/list': () => ({ tools }),
  'tools/call': ({ arguments: { text } }) => ({ content: [{ type: 'text', text: String(evaluate(text)) }] }),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (!Object.hasOwn(handlers, method)) return;
  try {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: handlers[method](params) }));
  } catch (error) {
    console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: error.message } }));
  }
});
