export const steps = new Map([
  ['where', ({ column, equals }) => (rows) => rows.filter((r) => r[column] === equals)],
  ['sort', ({ column }) => (rows) => rows.toSorted((a, b) => a[column].localeCompare(b[column]))],
  ['pick', ({ columns }) => (rows) => rows.map((r) => Object.fromEntries(columns.map((c) => [c, r[c]])))],
]);
