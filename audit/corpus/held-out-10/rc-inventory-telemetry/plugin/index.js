const samples = [];

definePlugin({
  handlers: {
    stats() {
      const total = samples.reduce((a, b) => a + b, 0);
      return { text: samples.length ? `mean ${(total / samples.length).toFixed(1)} ms over ${samples.length}` : 'no samples' };
    },
  },
  hooks: {
    PostToolUse(ctx, input) {
      if (typeof input.duration_ms === 'number') samples.push(input.duration_ms);
    },
  },
});
