import { Session } from 'node:inspector/promises';
import { hottest, table } from './lib/table.js';

const session = new Session();
session.connect();

// A probe as it comes from the settings: text.
const DEFAULT_PROBE = 'console.log("AUDIT-MARKER"), performance.now()';

async function probe(text) {
  const { result } = await session.post('Runtime.evaluate', {
    expression: text,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  return result.value;
}

async function measure(work, text = DEFAULT_PROBE) {
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const begun = await probe(text);
  await work();
  const ended = await probe(text);
  const { profile } = await session.post('Profiler.stop');
  return { took: ended - begun, text: table(hottest(profile)) };
}

const { took } = await measure(async () => {
  let sum = 0;
  for (let i = 0; i < 1e5; i += 1) sum += Math.sqrt(i);
  return sum;
});
console.error(`self test: ${took.toFixed(1)} ms`);
session.disconnect();
