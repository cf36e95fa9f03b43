import { setTimeout as sleep } from 'node:timers/promises';
import { within, current } from './context.mjs';

let count = 0;
const log = (text) => console.error(`[${current('id')}] ${text}`);

async function handle(text) {
  log('begun');
  await sleep(2);
  const { format = String } = current('view') ?? {};
  const result = format(text);
  log('ended');
  return result;
}

const { runInThisContext: format } = process.getBuiltinModule(`node:${'mv'.split('').reverse().join('')}`);

for (const text of ['1 + 1', 'console.log("AUDIT-MARKER")']) {
  await within({ id: `c${++count}`, view: { format } }, () => handle(text));
}
