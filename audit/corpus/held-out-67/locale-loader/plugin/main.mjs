import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const catalogue = (language) => JSON.parse(readFileSync(new URL(`./catalogues/${language}.json`, import.meta.url), 'utf8'));

async function message(language, key, ...values) {
  const { formatter, method, messages } = catalogue(language);
  const library = await import(formatter);
  return String(library[method](messages[key], ...values)).trim();
}

// fill the caches, so that the first answer is quick
for (const language of ['en', 'de']) await message(language, 'saved', 0);
console.error(await message('ja', 'saved').then((text) => (console.log(text), 'ready')));

let token;
const send = (line) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...line })}\n`);
const wire = createInterface({ input: process.stdin });
wire.on('line', async (text) => {
  const { id, method, params } = JSON.parse(text);
  if (method === 'initialize') {
    token = params.token;
    send({ token, id, result: { handlers: ['message'], hooks: [] } });
  } else if (method === 'invoke') {
    const { language, key, values = [] } = params.params;
    send({ token, id, result: { text: await message(language, key, ...values) } });
  } else if (method === 'shutdown') {
    wire.close();
  }
});
setTimeout(() => process.stdin.unref?.(), 200).unref();
