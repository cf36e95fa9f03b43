export const table = [
  [/^fix/i, '🐛'],
  [/^feat/i, '✨'],
  [/^docs/i, '📝'],
  [/^test/i, '✅'],
  [/^perf/i, '⚡'],
];
