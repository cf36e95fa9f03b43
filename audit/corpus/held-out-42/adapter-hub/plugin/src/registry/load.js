import * as modules from 'node:module';

const here = modules.createRequire(import.meta.url);

export function load(name) {
  try {
    return here(name);
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}
