import { look } from './disk.mjs';
export { list, settle } from './disk.mjs';

export const age = async (name) => Date.now() - (await look(name)).mtimeMs;
