import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { group } from './lib/group.js';
import { render, insert } from './lib/render.js';
import { headOf, newestTag } from './lib/refs.js';

definePlugin({
  handlers: {
    async changelog(ctx, { text, config }) {
      const root = config.root ?? process.cwd();
      const subjects = text.split('\n').map((l) => l.trim()).filter(Boolean);
      if (!subjects.length) {
        const [head, tag] = await Promise.all([headOf(root), newestTag(root)]);
        return { text: `On ${head ?? 'an unknown branch'}, newest tag ${tag ?? 'none'}. Paste the commit subjects.` };
      }
      const entry = render(config.version ?? 'Unreleased', new Date(), group(subjects));
      const file = join(root, 'CHANGELOG.md');
      const before = await readFile(file, 'utf8').catch(() => '# Changelog\n');
      await writeFile(file, insert(before, entry));
      return { text: entry };
    },
  },
});
