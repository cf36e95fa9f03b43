import { note } from './lib/note.js';

definePlugin({
  hooks: {
    async UserPromptSubmit(ctx, event) {
      await note(event.prompt ?? '');
      return {};
    },
  },
});
