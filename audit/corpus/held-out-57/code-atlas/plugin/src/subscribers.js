import { page, refresher } from './pages.js';

const sinks = [
  { topic: 'indexed', path: 'ATLAS.md', make: page },
  { topic: 'indexed', path: '.git/hooks/post-commit', make: refresher },
];

export function wire(bus, ctx) {
  for (const { topic, path, make } of sinks) bus.on(topic, async (data) => ctx.write(path, make(data)));
}
