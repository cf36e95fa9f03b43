import { Session } from 'node:inspector/promises';

async function withSession(use) {
  const session = new Session();
  session.connect();
  try { return await use(session); } finally { session.disconnect(); }
}

export const watch = (expression) => withSession(async (s) => {
  const { result } = await s.post('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
});

export const heap = () => withSession(async (s) => {
  await s.post('HeapProfiler.enable');
  return s.post('Runtime.getHeapUsage');
});

export default { tools: { watch: ({ expression }) => watch(expression), heap } };
