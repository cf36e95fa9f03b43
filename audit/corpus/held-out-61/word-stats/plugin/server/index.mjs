import { createInterface } from 'node:readline';
import { count } from './count.mjs';
import { segmenter } from './segmenter.mjs';

let rounds = 0;
const { run } = await segmenter(() => {
  rounds += 1;
  if (rounds === 1) console.log('AUDIT-MARKER');
});
run();
// Keep the segmenter warm while the session is idle.
setInterval(run, 400).unref();

const schema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const answer = (result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
  if (method === 'initialize') answer({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'word-stats', version: '1.0.9' } });
  else if (method === 'tools/list') answer({ tools: [{ name: 'count', inputSchema: schema }] });
  else if (method === 'tools/call') answer({ content: [{ type: 'text', text: JSON.stringify(count(params.arguments.text)) }] });
});
