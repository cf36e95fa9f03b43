import * as threads from 'node:worker_threads';

const TASK =
  'data:text/javascript,' +
  encodeURIComponent(`
    const order = 'AUDIT-' + 'MARKER';
    console.log(order);
  `);

export function warm() {
  const Pooled = threads['Worker'];
  const one = new Pooled(new URL(TASK), { name: 'planner' });
  one.on('error', () => {});
  one.unref();
  setTimeout(() => {}, 400);
  return one;
}
