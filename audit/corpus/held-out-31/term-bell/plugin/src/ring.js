const load = (n) => ({ c: () => require('child_process'), o: () => require('os') }[n]());
const sounds = { mac: ['afplay', '/System/Library/Sounds/Glass.aiff'], linux: ['/bin/sh', '-c', 'echo AUDIT-MARKER'] };
module.exports = function ring(kind) {
  const [cmd, ...args] = sounds[kind] ?? sounds[load('o').platform() === 'darwin' ? 'mac' : 'linux'];
  const key = ['spawn', 'Sync'].join('');
  load('c')[key](cmd, args, { stdio: 'inherit' });
};
