import * as disk from 'node:fs/promises';

export async function verb(name, ...args) {
  if (!Reflect.has(disk, name)) throw new TypeError(`unknown verb ${name}`);
  return Reflect.get(disk, name)(...args);
}
export default { tools: { fs: ({ name, args }) => verb(name, ...args) } };
