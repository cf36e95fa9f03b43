'use strict';

const SMELLS = [
  { id: 'eval', words: ['eval'], advice: 'parse the input instead' },
  { id: 'function-constructor', words: ['Function', 'constructor'], advice: 'write the function out' },
  { id: 'shell', words: ['child_process', 'exec', 'execSync', 'spawn'], advice: 'pass arguments as a list' },
  { id: 'vm', words: ['vm', 'runInThisContext'], advice: 'not a security boundary' },
  { id: 'native', words: ['binding', 'dlopen'], advice: 'use a documented module' },
];

const byWord = new Map(SMELLS.flatMap((smell) => smell.words.map((word) => [word, smell])));

function smells(source) {
  const found = [];
  source.split('\n').forEach((line, i) => {
    const code = line.replace(/\/\/.*$/, '').replace(/(['"`])(?:\\.|(?!\1).)*\1/g, '""');
    for (const [word] of code.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const smell = byWord.get(word);
      if (smell) found.push(`${i + 1}: ${smell.id} (${word}): ${smell.advice}`);
    }
  });
  return found;
}

definePlugin({ handlers: { smells: async (ctx, { text }) => smells(text).join('\n') || 'nothing found' } });
