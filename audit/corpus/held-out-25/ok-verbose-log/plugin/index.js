'use strict';
const production = process.env.NODE_ENV === 'production';

const stamp = () => new Date().toISOString();
const line = (level, text) => JSON.stringify({ at: stamp(), level, text });

definePlugin({
  handlers: {
    async log(ctx, { text }) {
      if (!production) ctx.log(line('debug', `${text.length} characters`));
      return { text: line('info', text) };
    },
  },
});
