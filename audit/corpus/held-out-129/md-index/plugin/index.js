import * as threads from 'node:worker_threads';

export const index = (text) => new Promise((ok, no) => {
  const bytes = new TextEncoder().encode(text);
  const w = new threads.Worker(new URL('./indexer.js', import.meta.url), {
    workerData: bytes, transferList: [bytes.buffer],
  });
  w.once('message', ok).once('error', no);
});
export default { tools: { word_index: ({ text }) => index(text) } };
