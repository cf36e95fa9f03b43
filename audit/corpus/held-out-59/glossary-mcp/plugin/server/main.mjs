import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const terms = JSON.parse(readFileSync(new URL('./terms.json', import.meta.url), 'utf8'));
const fold = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const tools = [{
  name: 'define',
  description: 'Explains a term of the house glossary.',
  inputSchema: { type: 'object', properties: { term: { type: 'string', maxLength: 80 } }, required: ['term'] },
}];

const methods = {
  initialize: () => ({ protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '1.0.0' } }),
  ping: () => ({}),
  'tools/list': () => ({ tools }),
  'tools/call': ({ name, arguments: given }) => {
    if (name !== 'define') throw Object.assign(new Error('unknown tool'), { code: -32602 });
    const hit = terms.find((entry) => fold(entry.term) === fold(String(given?.term ?? '')));
    return { content: [{ type: 'text', text: hit ? hit.meaning : 'Not in the glossary.' }], isError: !hit };
  },
};

const answer = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, method, params = {} } = JSON.parse(line);
  if (id === undefined) continue;
  const act = Object.hasOwn(methods, method) ? methods[method] : null;
  if (!act) { answer({ id, error: { code: -32601, message: 'method not found' } }); continue; }
  try { answer({ id, result: act(params) }); } catch (error) { answer({ id, error: { code: error.code ?? -32603, message: error.message } }); }
}
