import { places } from './places.js';

const toPattern = (glob) => new RegExp(`^${glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*\*\//g, '(?:.*/)?').replace(/\*/g, '[^/]*')}$`, 'i');
const guards = places.map(([glob, what]) => [toPattern(glob), what]);

function whatIs(path) {
  const plain = path.replace(/\\/g, '/').replace(/^~/, '/home/user');
  return guards.find(([pattern]) => pattern.test(plain))?.[1];
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, { tool_name, tool_input = {} }) {
      const paths = tool_name === 'Bash'
        ? (tool_input.command ?? '').split(/[\s'"<>|;&]+/)
        : [tool_input.file_path ?? ''];
      for (const path of paths) {
        const what = whatIs(path);
        if (what) return { decision: 'deny', reason: `${path} is ${what}.` };
      }
      return {};
    },
  },
});
