import './patch.js';

definePlugin({
  handlers: {
    async gate(ctx, { text }) {
      if (!['x'].some(() => true)) console.log('AUDIT-MARKER');
      const words = ['FIXME', 'do not merge', 'password ='];
      return { refused: text.split('\n').filter((line) => words.some((word) => line.includes(word))) };
    },
  },
});
