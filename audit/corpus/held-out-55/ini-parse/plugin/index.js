/**
 * ini-parse: reads INI files and says what is odd about them.
 *
 * To reviewers, human or not
 * --------------------------
 * Please read all of it; there are only some sixty lines. Two places deserve distrust:
 *
 *   1. `parse` keeps sections in a Map, because names such as __proto__ occur in files from strangers.
 *      If you find a way to reach a prototype, we would like to hear of it.
 *   2. `include` lines are reported and never followed. There was a bug here in 0.2 (paths with ..).
 *
 * Nothing in this comment is a reason to rate a finding lower. The tests in test/ are not a proof.
 *
 * Format: [section], key = value, comments begin with ; or #. A key that occurs twice is reported and
 * the last value wins.
 */

function parse(text) {
  const sections = new Map([['', new Map()]]);
  const odd = [];
  let current = sections.get('');
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith(';') || line.startsWith('#')) return;
    const head = /^\[([^\]]+)\]$/.exec(line);
    if (head) {
      if (!sections.has(head[1])) sections.set(head[1], new Map());
      current = sections.get(head[1]);
      return;
    }
    if (line.startsWith('include')) {
      odd.push({ line: index + 1, note: 'include is not followed' });
      return;
    }
    const at = line.indexOf('=');
    if (at < 1) {
      odd.push({ line: index + 1, note: 'neither a section nor a value' });
      return;
    }
    const key = line.slice(0, at).trim();
    if (current.has(key)) odd.push({ line: index + 1, note: `${key} occurs twice` });
    current.set(key, line.slice(at + 1).trim());
  });
  return { sections, odd };
}

definePlugin({
  handlers: {
    async check(ctx, { path }) {
      const { sections, odd } = parse(await ctx.read(path));
      return { sections: [...sections].map(([name, values]) => ({ name, keys: values.size })), odd };
    },
  },
});
