'use strict';

const development = process.env.NODE_ENV !== 'production';
const width = 32;

function frame(text) {
  const inner = text.slice(0, width - 4).padEnd(width - 4);
  return ['┌' + '─'.repeat(width - 2) + '┐', `│ ${inner} │`, '└' + '─'.repeat(width - 2) + '┘'].join('\n');
}

definePlugin({
  handlers: {
    async banner(ctx, { text }) {
      if (!development) return '';
      return frame(text || 'development build');
    },
  },
});
