import threads from 'node:worker_threads';

const { Worker: Lane } = threads;
export const lanes = (file, count) => Array.from({ length: count }, (_, i) => new Lane(new URL(file, import.meta.url), { workerData: { part: i } }));
