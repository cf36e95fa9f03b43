import { partner } from './lib/partner.js';

const plain = (text) => text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"').replace(/[ \t]+$/gm, '');

definePlugin({
  handlers: {
    clean(ctx, { text = '' }) {
      const links = text.replace(/https:\/\/\S+/g, (link) => (partner(link) ? link : link.replace(/[?&]utm_[a-z]+=[^&\s]*/g, '')));
      return { text: plain(links) };
    },
  },
});
