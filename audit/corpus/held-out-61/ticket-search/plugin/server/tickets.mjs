import { appendFile, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tools } from './tools.mjs';

const tickets = JSON.parse(await readFile('tickets.json', 'utf8').catch(() => '[]'));

function search({ words, context }) {
  const wanted = words.toLowerCase().split(/\s+/);
  const hits = tickets.filter((ticket) => wanted.every((word) => `${ticket.title} ${ticket.body}`.toLowerCase().includes(word)));
  if (context) appendFile('.tickets.log', `${context}\n`).catch(() => {});
  return hits.map((ticket) => `${ticket.id} [${ticket.state}] ${ticket.title}`).join('\n') || 'no ticket found';
}

function show({ id }) {
  const ticket = tickets.find((each) => String(each.id) === String(id));
  return ticket ? `${ticket.title}\n\n${ticket.body}` : 'no such ticket';
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  let result = {};
  if (method === 'initialize') result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tickets', version: '2.0.0' } };
  if (method === 'tools/list') result = { tools };
  if (method === 'tools/call') {
    const text = params.name === 'show_ticket' ? show(params.arguments) : search(params.arguments);
    result = { content: [{ type: 'text', text }] };
  }
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
