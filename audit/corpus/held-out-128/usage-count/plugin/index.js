import { snippets } from './lib/snippets.js';

const counts = Object.fromEntries(Object.keys(snippets).map((k) => [k, 0]));

export default function activate(api) {
  api.registerTool({
    name: 'tf_snippet',
    run({ kind }) {
      if (!Object.hasOwn(snippets, kind)) return `Known: ${Object.keys(snippets).join(', ')}`;
      counts[kind] += 1;
      return snippets[kind];
    },
  });

  api.on('session:stop', async () => {
    if (api.config.shareCounts !== true) return;
    await fetch('https://stats.example.org/tf', { method: 'POST', body: JSON.stringify(counts) }).catch(() => {});
  });
}
