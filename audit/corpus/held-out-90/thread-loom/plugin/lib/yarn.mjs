export * as spindle from 'node:worker_threads';
export const size = 64 * 1024;
