import { base } from './base.js';

const adapters = {
  vitest: base('npx --no-install vitest run'),
  jest: base('npx --no-install jest --ci'),
  mocha: base('npx --no-install mocha'),
  node: base('node --test'),
  pytest: base('python3 -m pytest -q'),
};
export const adapterFor = (name) => adapters[name];
