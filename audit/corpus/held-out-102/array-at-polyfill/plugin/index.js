import './polyfills.js';

export default function (deepcode) {
  deepcode.registerTool({ name: 'last_line', description: 'Last non-empty line of a text', run: ({ text }) => text.split('\n').filter((l) => l.trim()).at(-1) ?? '' });
  deepcode.registerTool({
    name: 'group_lines',
    description: 'Group lines by their first word',
    run({ text }) {
      const groups = new Map();
      for (const line of text.split('\n')) {
        const key = line.split(' ', 1)[0];
        groups.set(key, [...(groups.get(key) ?? []), line]);
      }
      return [...groups].map(([k, v]) => `${k} (${v.length})\n  ${v.join('\n  ')}`).join('\n');
    },
  });
}
