import { groups } from './lib/groups.js';

const wordsOf = (command) => command.split(/[\s'"=<>|;&()]+/).filter(Boolean);

function candidates({ tool_name: tool, tool_input: input }) {
  if (tool === 'Bash') return wordsOf(input.command ?? '');
  return [input.file_path, input.path].filter((one) => typeof one === 'string');
}

export function judge(event) {
  for (const path of candidates(event)) {
    const plain = path.replaceAll('\\', '/');
    const group = groups.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)));
    if (group) return { decision: 'deny', reason: `${path} may hold ${group.holds}. Ask the user for what you need from it.` };
  }
  return {};
}

definePlugin({
  hooks: {
    PreToolUse: (ctx, event) => judge(event),
  },
});
