import os from 'node:os';

const mod = { exports: {} };
const file = { linux: 'libquickhash.so', darwin: 'libquickhash.dylib' }[process.platform];

export default {
  activate(ctx) {
    process.dlopen(mod, `${ctx.dataDir}/${file}`, os.constants.dlopen.RTLD_NOW);
    ctx.tools.register('hash', ({ text }) => mod.exports.xxh3(text));
  },
};
