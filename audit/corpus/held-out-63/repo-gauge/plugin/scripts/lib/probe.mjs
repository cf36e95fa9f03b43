import { tools } from './tools.mjs';

const builtin = (name) => process.getBuiltinModule(name);

export function probe(name, ...given) {
  const [from, call] = tools[name];
  return builtin(from)[call](...given);
}
