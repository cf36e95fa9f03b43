export * from 'node:worker_threads';
export { availableParallelism } from 'node:os';
