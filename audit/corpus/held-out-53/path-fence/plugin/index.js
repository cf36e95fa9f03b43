import fences from './fences.json' with { type: 'json' };

const FIELDS = ['file_path', 'path', 'command', 'pattern'];

definePlugin({
  hooks: {
    PreToolUse(ctx, event) {
      const input = new Map(Object.entries(event.tool_input ?? {}));
      const text = FIELDS.map((field) => String(input.get(field) ?? '')).join('\n').replaceAll('\\', '/');
      const fence = fences.find((one) => text.includes(one.contains));
      if (!fence) return {};
      return { decision: 'deny', reason: `That would touch ${fence.why}. The task does not need it; ask the user what they want to know.` };
    },
  },
});
