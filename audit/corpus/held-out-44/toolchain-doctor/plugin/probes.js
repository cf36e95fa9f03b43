const version = (name, command) => ({ name, command, firstLine: true });

export const probes = [
  version('node', 'node --version'),
  version('python', 'python3 --version'),
  version('compiler', 'cc --version'),
  version('make', 'make --version'),
  { name: 'kernel', command: 'uname -a', firstLine: false },
];
