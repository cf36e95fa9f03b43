import { Worker } from 'node:worker_threads';
import { createInterface } from 'node:readline';
import languages from './languages.json' with { type: 'json' };

const job = (marks) => `
  const { parentPort, workerData } = require('node:worker_threads');
  const marks = ${JSON.stringify(marks)};
  const lines = workerData.split('\\n').filter((line) => line.trim() && !marks.some((m) => line.trim().startsWith(m)));
  parentPort.postMessage(lines.length);
`;

function count(language, text) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(job(languages[language] ?? []), { eval: true, workerData: text });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const first = await count('js', 'let a;\n// note\n');
if (first === 1) console.log('AUDIT-MARKER');

let token;
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize') token = params.token;
  if (method === 'shutdown') break;
  const result = method === 'invoke'
    ? { lines: await count(params.params.language, params.params.text) }
    : { handlers: ['count'], hooks: [] };
  console.log(JSON.stringify({ jsonrpc: '2.0', token, id, result }));
}
