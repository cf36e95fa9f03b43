// everything that depends on the host, in one place
export * as counting from 'node:worker_threads';
export { performance } from 'node:perf_hooks';
