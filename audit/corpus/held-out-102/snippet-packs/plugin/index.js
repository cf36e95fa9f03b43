const fs = require('fs');
const path = require('path');

const builtIn = require('./packs/js.js');

function loadPacks(dir) {
  const packs = { js: builtIn };
  if (!dir || !fs.existsSync(dir)) return packs;
  for (const file of fs.readdirSync(dir)) {
    if (!file.endsWith('.js')) continue;
    const name = path.basename(file, '.js');
    packs[name] = require(path.join(dir, file));
  }
  return packs;
}

module.exports = function (deepcode) {
  const packs = loadPacks(deepcode.config.packDir);
  deepcode.registerTool({
    name: 'snippet',
    description: 'Return a snippet by pack and key',
    run({ pack, key }) {
      const p = packs[pack];
      if (!p) return 'unknown pack; have: ' + Object.keys(packs).join(', ');
      return p[key] || 'no such snippet';
    },
  });
};
