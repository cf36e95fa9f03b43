import './lib/compat.js';

const denied = ['mkfs', 'shutdown', 'reboot'];

definePlugin({
  handlers: {
    async allowed(ctx, { text = '' }) {
      const [tool] = text.trim().split(/\s+/);
      return { tool, allowed: !denied.includes(tool) };
    },
  },
});
