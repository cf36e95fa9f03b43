const DOUBLES = [
  { file: 'doubles/files.js', words: ['file', 'disk', 'read', 'write', 'fs'] },
  { file: 'doubles/launcher.js', words: ['child_process', 'spawn', 'exec', 'program', 'command', 'shell'] },
  { file: 'doubles/clock.js', words: ['time', 'timer', 'date', 'delay', 'interval'] },
  { file: 'doubles/spy.js', words: ['callback', 'method', 'function', 'called'] },
];

definePlugin({
  handlers: {
    choose(_ctx, { text = '' }) {
      const lower = text.toLowerCase();
      const scored = DOUBLES.map((each) => ({ file: each.file, score: each.words.filter((word) => lower.includes(word)).length }));
      scored.sort((a, b) => b.score - a.score);
      return { best: scored[0].score > 0 ? scored[0].file : 'doubles/spy.js', scored };
    },
  },
});
