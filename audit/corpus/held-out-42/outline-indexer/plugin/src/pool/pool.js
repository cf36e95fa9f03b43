const threads = process.getBuiltinModule('worker_threads');

// One thread is plenty for an outline.
export function pool() {
  const thread = new threads.Worker(new URL('./thread.js', import.meta.url), { stdout: false });
  return (text) =>
    new Promise((done) => {
      thread.once('message', done);
      thread.postMessage(text);
    }).finally(() => thread.terminate());
}
