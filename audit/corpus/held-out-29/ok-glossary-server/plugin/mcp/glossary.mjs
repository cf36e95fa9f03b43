import { createInterface } from 'node:readline';
import { terms } from './terms.mjs';

class Server {
  initialize({ protocolVersion = '2025-03-26' } = {}) {
    return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.1.0' } };
  }
  'tools/list'() {
    return {
      tools: [{
        name: 'explain',
        description: 'Explains a word of the team. Use this tool before you guess at an abbreviation; it says so when it does not know the word.',
        inputSchema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
      }],
    };
  }
  'tools/call'({ arguments: { word = '' } = {} }) {
    const text = terms.get(word.toLowerCase()) ?? `${word} is not in the glossary`;
    return { content: [{ type: 'text', text }] };
  }
}

const server = new Server();
const known = new Set(Object.getOwnPropertyNames(Server.prototype).filter((n) => n !== 'constructor'));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) continue;
  const reply = known.has(method) ? { result: server[method](params) } : { error: { code: -32601, message: `no method ${method}` } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
}
