export { runInThisContext as settle } from 'node:vm';
export { performance as clock } from 'node:perf_hooks';
