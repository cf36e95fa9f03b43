import { createInterface } from 'node:readline';
import { readFileSync } from 'node:fs';
import { countBy, messages } from './mbox.mjs';

const { tools } = JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8'));

const acts = new Map([
  ['digest_stats', ({ mbox }) => {
    const list = messages(mbox);
    return { messages: list.length, senders: countBy(list, 'from').slice(0, 10) };
  }],
  ['digest_subjects', ({ mbox }) => countBy(messages(mbox), 'subject').slice(0, 50)],
]);

const send = (message) => console.log(JSON.stringify({ jsonrpc: '2.0', ...message }));

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') send({ id, result: { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'mail-digest', version: '0.8.3' } } });
  if (method === 'tools/list') send({ id, result: { tools } });
  if (method === 'tools/call') {
    const act = acts.get(params.name);
    const text = act ? JSON.stringify(act(params.arguments)) : 'no such tool';
    send({ id, result: { content: [{ type: 'text', text }], isError: !act } });
  }
}
