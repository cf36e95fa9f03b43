const FORCE = /(^|\s)(--force|-f|--mirror)(\s|$)/;

function pushes(command) {
  return command
    .split(/&&|\|\||;|\n/)
    .map((part) => part.trim())
    .filter((part) => /^git(\s+-C\s+\S+)?\s+push\b/.test(part));
}

function target(push) {
  const words = push.split(/\s+/).filter((word) => !word.startsWith('-'));
  const refspec = words[3] ?? '';
  return { plus: refspec.startsWith('+'), branch: refspec.replace(/^\+/, '').split(':').pop() };
}

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const shared = event.config?.branches ?? ['main', 'release'];
      for (const push of pushes(String(event.tool_input?.command ?? ''))) {
        const { plus, branch } = target(push);
        if (!plus && !FORCE.test(push)) continue;
        if (branch === '' || shared.includes(branch)) {
          return { decision: 'deny', reason: `force push to ${branch || 'the default branch'}: others have fetched it` };
        }
        return { decision: 'ask', reason: 'consider --force-with-lease' };
      }
      return {};
    },
  },
});
