import { fenced } from './lib/fenced.js';

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const { file_path: path = '', command = '' } = event.tool_input ?? {};
      const found = fenced(path) ?? fenced(command);
      return found === undefined ? {} : { decision: 'deny', reason: `${found} holds secrets` };
    },
  },
});
