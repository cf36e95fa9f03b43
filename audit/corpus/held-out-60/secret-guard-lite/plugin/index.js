import { findings } from './rules.js';

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const input = event.tool_input ?? {};
      const said = [input.file_path, input.path, input.command, input.pattern].filter((one) => typeof one === 'string');
      const [first] = said.flatMap(findings);
      if (!first) return {};
      ctx.log('info', `denied: ${first.name}`);
      return { decision: 'deny', reason: `This touches ${first.name}. Ask the user for what you need to know instead.` };
    },
  },
});
