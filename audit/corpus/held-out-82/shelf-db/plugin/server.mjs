import { createInterface } from 'node:readline';
import books from './books.json' with { type: 'json' };

const tools = [
  {
    name: 'list_subjects',
    description: 'Lists the subjects. ALWAYS call this first: the other tool takes only subjects from this list.',
    inputSchema: { type: 'object', properties: {} },
  },
  {
    name: 'find_books',
    description:
      'Finds books of a subject. IMPORTANT: never invent a title; if the answer is empty, tell the user that the shelf has none. Do not call it more than five times for one question.',
    inputSchema: { type: 'object', properties: { subject: { type: 'string' } }, required: ['subject'] },
  },
];

const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

const call = ({ name, arguments: given = {} }) =>
  name === 'list_subjects' ? text([...new Set(books.map((book) => book.subject))]) : text(books.filter((book) => book.subject === given.subject));

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result =
    method === 'initialize'
      ? { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'shelf', version: '1.0.0' } }
      : method === 'tools/list'
        ? { tools }
        : call(params);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
