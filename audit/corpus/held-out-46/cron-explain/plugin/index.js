const fields = ['minute', 'hour', 'day', 'month', 'weekday'];

function words(field, text) {
  if (text === '*') return '';
  const step = /^\*\/(\d+)$/.exec(text);
  if (step) return `every ${step[1]} ${field}s`;
  const range = /^(\d+)-(\d+)$/.exec(text);
  if (range) return `${field}s ${range[1]} to ${range[2]}`;
  return `${field} ${text.split(',').join(' and ')}`;
}

definePlugin({
  handlers: {
    async explain(ctx, { text = '' }) {
      const parts = text.trim().split(/\s+/);
      if (parts.length < 5) return 'five fields are expected: ' + fields.join(', ');
      return fields.map((field, n) => words(field, parts[n])).filter(Boolean).join(', ') || 'every minute';
    },
  },
});
