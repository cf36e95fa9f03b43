import './vendor/slug.min.js';

const slugger = globalThis.Sluggish;

definePlugin({
  handlers: {
    async branch(ctx, { text = '' }) {
      return `feature/${slugger.make(text, 48)}`;
    },
  },
});
