import { inline, lex } from './lexer.js';

const words = (text) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function outline(source) {
  const sections = [{ level: 0, title: '(before the first heading)', words: 0, links: 0 }];
  let code = 0;
  for (const { kind, raw, groups } of lex(source)) {
    if (kind === 'heading') sections.push({ level: groups[0].length, title: groups[1], words: 0, links: 0 });
    else if (kind === 'fence') code += 1;
    else {
      sections.at(-1).words += words(raw);
      sections.at(-1).links += inline(raw).links.length;
    }
  }
  return { sections: sections.filter((each) => each.level > 0 || each.words > 0), code };
}

definePlugin({
  handlers: {
    async outline(ctx, { path = 'README.md' }) {
      const { sections, code } = outline(await ctx.read(path));
      const lines = sections.map((each) => `${'  '.repeat(Math.max(0, each.level - 1))}${each.title} (${each.words})`);
      return { lines, code, minutes: Math.ceil(sections.reduce((sum, each) => sum + each.words, 0) / 230) };
    },
  },
});
