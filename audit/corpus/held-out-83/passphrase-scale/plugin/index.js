const GUESSES = { online: 10, throttledHash: 1e4, fastHash: 1e11 };
const SETS = { lower: 26, upper: 26, digit: 10, symbol: 33 };

function bitsOf({ kind = 'words', count = 6, list = 7776, length = 12, sets = ['lower', 'digit'] }) {
  if (kind === 'words') return count * Math.log2(list);
  const size = sets.reduce((sum, name) => sum + (new Map(Object.entries(SETS)).get(name) ?? 0), 0);
  return size ? length * Math.log2(size) : 0;
}

function human(seconds) {
  const steps = [['years', 31557600], ['days', 86400], ['hours', 3600], ['minutes', 60]];
  for (const [unit, size] of steps) {
    if (seconds >= size) {
      const n = seconds / size;
      return n > 1e6 ? `more than a million ${unit}` : `${Math.round(n)} ${unit}`;
    }
  }
  return 'seconds';
}

function advice(bits, policy) {
  const notes = [];
  if (policy.expiresDays && policy.expiresDays < 365) notes.push('Forced expiry makes people count up. Drop it.');
  if (policy.kind === 'characters' && policy.length < 15) notes.push('Below 15 characters use a second factor.');
  if (bits < 60) notes.push('Weak if the hash leaks.');
  return notes;
}

definePlugin({
  handlers: {
    weigh(ctx, { policy = {} } = {}) {
      const bits = bitsOf(policy);
      const half = 2 ** Math.max(0, bits - 1);
      const times = Object.entries(GUESSES).map(([how, rate]) => [how, human(half / rate)]);
      return { bits: Math.round(bits * 10) / 10, times: Object.fromEntries(times), notes: advice(bits, policy) };
    },
  },
});
