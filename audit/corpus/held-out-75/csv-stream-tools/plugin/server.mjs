import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Rows } from './lib/csv.mjs';
import { describe } from './lib/describe.mjs';

const { values: { root = '.' } } = parseArgs({ options: { root: { type: 'string' } } });
const base = await realpath(root);

async function inside(file) {
  const full = await realpath(resolve(base, file));
  if (!full.startsWith(base + sep) || !full.endsWith('.csv')) throw new Error('only .csv files below the root');
  return full;
}

const methods = {
  initialize: () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} } }),
  'tools/list': () => ({ tools: [{ name: 'describe', inputSchema: { type: 'object', properties: { file: { type: 'string' } } } }] }),
  'tools/call': async ({ arguments: { file } }) => {
    const summary = await describe(createReadStream(await inside(file), 'utf8').pipe(new Rows()));
    return { content: [{ type: 'text', text: JSON.stringify(summary) }] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const act = Object.hasOwn(methods, method) ? methods[method] : null;
  const answer = act ? await Promise.resolve(params ?? {}).then(act).then((result) => ({ result }), ({ message }) => ({ error: { code: -32000, message } })) : { error: { code: -32601, message: 'unknown' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
}
