import { kindOf } from './paths.js';

function wordsOf(command) {
  return command.split(/[\s'"=<>|;&()]+/).filter((word) => word !== '');
}

function candidates(event) {
  const input = event.tool_input ?? {};
  if (event.tool_name === 'Bash') return wordsOf(String(input.command ?? ''));
  return [input.file_path, input.path].filter((path) => typeof path === 'string');
}

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      for (const path of candidates(event)) {
        const kind = kindOf(path);
        if (kind === undefined) continue;
        ctx.log('info', `refused: ${kind}`);
        return { decision: 'deny', reason: `${path} is a guarded file (${kind}). Ask the user for a placeholder.` };
      }
      return {};
    },
  },
});
