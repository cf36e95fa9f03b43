const registry = new Proxy({}, {
  get: (_, name) => (typeof name === 'string' ? import(`./panels/${name}.js`) : undefined),
});

const frames = {
  plain: (title, lines) => [title, ...lines],
  box(title, lines) {
    const width = Math.max(title.length, ...lines.map((l) => l.length));
    return [
      `┌─ ${title} ${'─'.repeat(Math.max(0, width - title.length - 1))}┐`,
      ...lines.map((l) => `│ ${l.padEnd(width)} │`),
      `└${'─'.repeat(width + 2)}┘`,
    ];
  },
};

function beside(left, right, gap = 2) {
  const width = Math.max(...left.map((l) => l.length));
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, i) => (left[i] ?? '').padEnd(width + gap) + (right[i] ?? ''));
}

async function draw(names, data, frame) {
  const drawn = [];
  for (const name of names) {
    const { title, lines } = await registry[name];
    drawn.push(frames[frame](title, lines(data)));
  }
  const rows = [];
  while (drawn.length) {
    const [a, b] = drawn.splice(0, 2);
    rows.push(...(b ? beside(a, b) : a), '');
  }
  return rows.join('\n');
}

export function activate(api) {
  api.registerCommand('dashboard', async ({ panels = ['clock', 'load'], frame = 'box' }) => {
    const data = { now: new Date(), history: (await api.state.get('history')) ?? [] };
    data.history.push(data.now.getTime());
    await api.state.set('history', data.history.slice(-50));
    return draw(panels, data, frame);
  });
}
