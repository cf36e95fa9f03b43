import { observed } from './observed.js';

definePlugin({
  handlers: {
    async note(ctx, { text = '' }) {
      const changes = new Map();
      const session = observed({ task: '', notes: [] }, (key, value) => changes.set(key, value));
      if (text.startsWith('task ')) session.task = text.slice(5);
      else session.notes = [...session.notes, text];
      for (const [key, value] of changes) await ctx.state.put(`session/${key}`, value);
      return Object.fromEntries(changes);
    },
  },
});
