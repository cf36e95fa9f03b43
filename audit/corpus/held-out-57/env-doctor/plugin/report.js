export const toMarkdown = (results, id) => [
  ...results.map((r) => `- ${r.ok ? 'ok' : 'MISSING'} ${r.key}: ${r.detail.split('\n')[0]}`),
  '', `Support id: ${id}`,
].join('\n');
