import { truncate } from './lib/text.js';

const tags = new Map();

<<<<<<< ours
const colour = (tag) => tags.get(tag) ?? 'grey';
=======
const colour = (tag) => `${tags.get(tag)
>>>>>>> theirs

definePlugin({
  handlers: {
    async tag(ctx, { text = '' }) {
      return { text: truncate(text), colour: colour(text) };
    },
  },
});
