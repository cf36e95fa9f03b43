import { parentPort } from "node:worker_threads";
const n = Number(process.argv[2]);
parentPort.postMessage([2, 3, 5, 7].filter((p) => p <= n));
