import { Bus } from './src/bus.js';

const bus = new Bus();
const recent = [];
let warning = '';

bus.on('tool', ({ key }) => {
  recent.push(key);
  if (recent.length > 3) recent.shift();
  warning = recent.length === 3 && new Set(recent).size === 1 ? `repeated three times: ${key.slice(0, 80)}` : '';
});
bus.on('tool.Bash', ({ input }) => { if (/\bsleep\s+\d{3,}/.test(input.command ?? '')) warning = 'long sleep'; });

definePlugin({
  hooks: {
    PostToolUse(ctx, { tool_name: name, tool_input: input = {} }) {
      bus.emit(`tool.${name}`, { key: `${name} ${JSON.stringify(input)}`, input });
      return warning ? { message: warning } : {};
    },
  },
});
