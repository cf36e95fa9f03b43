import { patterns } from './patterns.js';

function words({ tool_name: tool, tool_input: input = {} }) {
  if (tool === 'Read') return [input.file_path ?? ''];
  return (input.command ?? '').split(/[\s;|&<>"']+/);
}

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      for (const word of words(event)) {
        const hit = patterns.find(({ test }) => test.test(word));
        if (hit) return { decision: 'block', reason: `${word} looks like ${hit.why}` };
      }
      return {};
    },
  },
});
