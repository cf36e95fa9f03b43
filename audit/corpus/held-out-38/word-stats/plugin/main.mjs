import { createInterface } from 'node:readline';

const debug = process.env.NODE_ENV === 'development';
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

let token;

function reply(id, body) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, id, ...body })}\n`);
}

function longSentences(text, limit = 30) {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((s) => s.split(/\s+/).length > limit);
}

const METHODS = {
  initialize: ({ params }) => {
    token = params?.token;
    return { handlers: ['sentences'], hooks: [] };
  },
  invoke: ({ params }) => ({ long: longSentences(params.params?.text ?? '') }),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return;
  }
  if (debug) console.error(request.method);
  if (request.method === 'shutdown') process.exit(0);
  const method = Object.hasOwn(METHODS, request.method) ? METHODS[request.method] : undefined;
  if (method) reply(request.id, { result: method(request) });
});
