// Several modules: code by relative path, and data from a JSON file. The import graph is fixed before the first statement runs.
import { insert } from './lib/insert.js';
import sections from './lib/sections.json';

const FILE = 'CHANGELOG.md';

// `feat(parser): read tabs` → ['feat', 'parser: read tabs']; what has no known word in front is left out.
function sorted(subject) {
  const found = /^(\w+)(?:\(([^)]*)\))?!?: (.+)$/.exec(subject);
  if (found === null || !Object.hasOwn(sections, found[1])) return null;
  return [found[1], found[2] ? `${found[2]}: ${found[3]}` : found[3]];
}

async function before(ctx) {
  try {
    return await ctx.read(FILE);
  } catch (error) {
    if (error.data?.code === 'capability-failed') return '# Changelog\n'; // there is none yet
    throw error; // a refusal is not an empty file
  }
}

definePlugin({
  handlers: {
    async add(ctx, { version, date, subjects }) {
      const lines = new Map();
      let left = 0;
      for (const subject of subjects) {
        const entry = sorted(subject);
        if (entry === null) left += 1;
        else lines.set(entry[0], [...(lines.get(entry[0]) ?? []), entry[1]]);
      }
      const parts = Object.keys(sections).filter((kind) => lines.has(kind));
      const body = parts.map((kind) => `### ${sections[kind]}\n\n${lines.get(kind).map((line) => `- ${line}`).join('\n')}\n`);
      const section = `## ${version} (${date})\n\n${body.join('\n')}`;
      await ctx.write(FILE, insert(await before(ctx), section, version));
      return { section, left };
    },
  },
});
