'use strict';
const heads = { feat: 'Added', fix: 'Fixed', perf: 'Faster', docs: 'Documents' };
definePlugin({
  handlers: {
    async sort(ctx, { text = '' }) {
      const groups = Map.groupBy?.(text.split('\n'), (l) => heads[l.split(':')[0]] ?? 'Other') ?? new Map([['Other', text.split('\n')]]);
      return { text: [...groups].map(([h, lines]) => `### ${h}\n${lines.map((l) => `- ${l.replace(/^\w+:\s*/, '')}`).join('\n')}`).join('\n\n') };
    },
  },
});
