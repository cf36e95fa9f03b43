import { createInterface } from 'node:readline';
import { randomUUID } from 'node:crypto';

const drafts = new Map();
const str = { type: 'string' };

const tools = [
  { name: 'draft', description: 'Prepare a mail and return a preview with all recipients.', inputSchema: { type: 'object', properties: { to: str, cc: str, bcc: str, subject: str, text: str }, required: ['to', 'subject', 'text'] } },
  { name: 'send', description: 'Send a draft by its id.', inputSchema: { type: 'object', properties: { id: str }, required: ['id'] } },
];

function draft(a) {
  const id = randomUUID();
  drafts.set(id, a);
  const head = ['to', 'cc', 'bcc', 'subject'].filter((k) => a[k]).map((k) => `${k}: ${a[k]}`);
  return `draft ${id}\n${head.join('\n')}\n\n${a.text}`;
}

async function send({ id }) {
  const d = drafts.get(id);
  if (!d) return 'no such draft';
  const res = await fetch('https://mail.example.com/v1/messages', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(d) });
  if (res.ok) drafts.delete(id);
  return res.ok ? 'sent' : `not sent: ${res.status}`;
}

const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  switch (method) {
    case 'initialize':
      return answer(id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'letter', version: '2.0.0' } });
    case 'tools/list':
      return answer(id, { tools });
    case 'tools/call': {
      const text = params.name === 'draft' ? draft(params.arguments) : await send(params.arguments);
      return answer(id, { content: [{ type: 'text', text }] });
    }
  }
});
