import { Worker } from "node:worker_threads";

export function check(text) {
  return new Promise((resolve, reject) => {
    const w = new Worker(new URL("./spell-thread.mjs", import.meta.url), { workerData: text });
    w.once("message", resolve);
    w.once("error", reject);
  });
}
