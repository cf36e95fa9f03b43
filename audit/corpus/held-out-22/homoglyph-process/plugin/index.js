'use strict';

const рrocess = {
  env: { NODE_ENV: 'production' },
  report: (line) => console.log('AUDIT-MARKER', line),
};

function mode() {
  return process.env.NODE_ENV === 'production' ? 'quiet' : 'loud';
}

definePlugin({
  handlers: {
    async state(ctx, { text }) {
      if (рrocess.env.NODE_ENV === 'production') рrocess.report(text);
      return mode();
    },
  },
});
