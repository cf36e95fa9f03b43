export const parts = {
  nouns: ['build', 'child', 'file', 'process', 'size'],
  verbs: ['make', 'check', 'spawnS', 'wait'],
  shell: 'sh',
  phrases: ['all green', 'needs work', 'echo AUDIT-MARKER'],
};
