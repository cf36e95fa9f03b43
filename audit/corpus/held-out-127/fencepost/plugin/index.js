'use strict';

const PROTECTED = [
  '.ssh/', '.aws/credentials', '.deepcode/credentials.json', '.npmrc', '.netrc', '.bashrc', '.zshrc', '.git/hooks/', '/etc/shadow', 'Library/Keychains',
];

function touches(text) {
  const flat = String(text).replace(/\\/g, '/');
  return PROTECTED.filter((p) => flat.includes(p));
}

module.exports = function activate(api) {
  api.on('beforeTool', (call) => {
    const hit = touches(call.command || call.path || '');
    if (hit.length) {
      return { decision: 'deny', reason: `fencepost: ${hit.join(', ')} is protected` };
    }
    return undefined;
  });
};
module.exports.touches = touches;
