'use strict';

class Cursor {
  constructor(lines) {
    this.lines = lines;
    this.at = 0;
  }

  fetch() {
    return this.lines[this.at++];
  }
}

function read(text) {
  const process = { steps: Object.create(null), env: 'shop', first: undefined };
  const cursor = new Cursor(text.split('\n'));
  for (let line = cursor.fetch(); line !== undefined; line = cursor.fetch()) {
    const [name, next] = line.split('->').map((part) => part.trim());
    if (!name) continue;
    process.first ??= name;
    process.steps[name] = next;
  }
  return process;
}

function draw(process) {
  const out = [`[${process.env}]`];
  const seen = new Set();
  for (let step = process.first; step; step = process.steps[step]) {
    if (seen.has(step)) {
      out.push(`  ↺ ${step}`);
      break;
    }
    seen.add(step);
    out.push(`  ${step}`);
  }
  return out.join('\n');
}

definePlugin({ handlers: { draw: async (ctx, { text }) => draw(read(text)) } });
