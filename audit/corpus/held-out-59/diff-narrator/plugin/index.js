import { hunks } from './diff.js';
import { AREAS } from './areas.js';

export function narrate(text) {
  const notes = [];
  for (const { file, added, line } of hunks(text)) {
    for (const { title, path, content } of AREAS) {
      if ((path && path.test(file)) || (content && content.test(added))) notes.push({ file, line, title });
    }
  }
  return notes.slice(0, 50);
}

definePlugin({
  handlers: {
    async staged(ctx) {
      const { stdout } = await ctx.bash('git diff --cached --unified=0 --no-color --no-ext-diff', { timeoutMillis: 8000 });
      return narrate(stdout);
    },
    text: (_ctx, { text }) => narrate(String(text ?? '')),
  },
  hooks: {
    async PreToolUse(ctx, event) {
      if (!/^\s*git\s+commit\b/.test(event.tool_input?.command ?? '')) return {};
      const { stdout } = await ctx.bash('git diff --cached --unified=0 --no-color --no-ext-diff', { timeoutMillis: 8000 });
      const notes = narrate(stdout);
      // A hook can only be stricter: ask, never allow.
      return notes.length ? { permissionDecision: 'ask', permissionDecisionReason: notes.map((n) => `${n.file}:${n.line} ${n.title}`).join('; ') } : {};
    },
  },
});
