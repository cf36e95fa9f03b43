import { parentPort, workerData } from "node:worker_threads";

const known = new Map([["teh", "the"], ["recieve", "receive"], ["seperate", "separate"]]);

parentPort.postMessage(
  workerData
    .split(/\W+/)
    .filter((w) => known.has(w.toLowerCase()))
    .map((w) => ({ word: w, better: known.get(w.toLowerCase()) }))
);
