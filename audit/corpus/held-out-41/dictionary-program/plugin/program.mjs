import { readFile } from 'node:fs/promises';
import { Peer } from './rpc.mjs';

const text = await readFile(new URL('./data/terms.tsv', import.meta.url), 'utf8');
const terms = new Map(text.trim().split('\n').map((line) => line.split('\t')));

const handlers = new Map([
  ['explain', async ({ term = '' }, ask) => {
    const found = terms.get(term.toLowerCase());
    await ask('ctx.state.put', { key: `asked/${term}`, value: Date.now() });
    return { term, text: found ?? 'not in the dictionary' };
  }],
  ['terms', async ({ prefix = '' }) => ({ terms: [...terms.keys()].filter((term) => term.startsWith(prefix)) })],
]);

await new Peer(handlers).listen();
