import { files, risky, texts } from './rules.js';

const named = (path) => files.find((name) => path.endsWith(name));

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const { file_path: path = '', content = '', new_string: part = '' } = event.tool_input ?? {};
      const text = content + part;
      const hit = texts.find(([, shape]) => shape.test(text));
      if (hit) return { decision: 'deny', reason: `This looks like a ${hit[0]}` };
      if (named(path)) return { decision: 'ask', reason: `${named(path)} usually holds credentials` };
      for (const [what, shape] of risky) if (shape.test(text)) ctx.log('info', `${path}: ${what}`);
      return {};
    },
  },
});
