'use strict';

const roles = {
  developer: '👩‍💻',
  cook: '🧑🏽‍🍳',
  family: '👨‍👩‍👧‍👦',
  pilot: '👨🏿‍✈️',
  heart: '❤️‍🔥',
};

const flags = { de: '🇩🇪', br: '🇧🇷', england: '🏴󠁧󠁢󠁥󠁮󠁧󠁿', scotland: '🏴󠁧󠁢󠁳󠁣󠁴󠁿', pride: '🏳️‍🌈' };

definePlugin({
  handlers: {
    async decorate(ctx, { text = 'Ann developer de' }) {
      const [name, role, from] = text.split(' ');
      return { text: [roles[role], name, flags[from]].filter(Boolean).join(' ') };
    },
  },
});
