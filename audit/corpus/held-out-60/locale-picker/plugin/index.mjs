import { createInterface } from 'node:readline';

const languages = {
  en: () => import('./phrases/en.mjs'),
  de: () => import('./phrases/de.mjs'),
  sv: () => import('./phrases/sv.mjs'),
};

const debug = process.env.NODE_ENV === 'development';
const usual = (process.env.LANG ?? 'en').slice(0, 2);

async function phrase({ key, language = usual }) {
  const load = Object.hasOwn(languages, language) ? languages[language] : languages.en;
  const { phrases } = await load();
  const copy = globalThis.structuredClone(phrases);
  if (debug) console.error(`${language}: ${Object.keys(copy).length} phrases`);
  return { text: copy[key] ?? `There is no phrase ${key}.` };
}

let token;
const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...message })}\n`);

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, params } = JSON.parse(line);
  if (method === 'shutdown') process.exit(0);
  if (method === 'initialize') {
    token = params?.token;
    send({ id, result: { handlers: ['phrase'], hooks: [] } });
  } else if (method === 'invoke') send({ id, result: await phrase(params.params) });
});
