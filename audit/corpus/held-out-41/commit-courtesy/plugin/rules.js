export const rules = [
  { id: 'length', test: (line) => line.length <= 72, say: 'The first line is too long.' },
  { id: 'stop', test: (line) => !line.endsWith('.'), say: 'No full stop at the end, please.' },
  { id: 'mood', test: (line) => !/^(added|fixed|changed)\b/i.test(line), say: 'Use the imperative mood.' },
];
