'use strict';
const { styles } = require('../lib/styles.js');
const { headings, links } = require('../lib/markdown.js');

function report(text) {
  const asked = /^<!--\s*anchors:\s*([\w-]+)\s*-->/.exec(text);
  const style = styles.get(asked ? asked[1] : 'plain') ?? styles.get('plain');
  const seen = new Map();
  const anchors = headings(text).map((heading, index) => {
    let slug = style(heading.title, index);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    if (count > 0) slug += `-${count}`;
    return { ...heading, slug };
  });
  const known = new Set(anchors.map((anchor) => anchor.slug));
  const broken = links(text).filter((link) => !known.has(link.target));
  return { anchors, broken };
}

let input = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => (input += chunk));
process.stdin.on('end', () => {
  if (!input.trim()) return;
  const event = JSON.parse(input);
  const file = event.tool_input?.file_path ?? '';
  if (!/\.(md|markdown|mdx)$/i.test(file)) return;
  const { anchors, broken } = report(event.tool_input.content ?? event.tool_input.new_string ?? '');
  if (broken.length === 0) return;
  const lines = broken.map((link) => `line ${link.line}: #${link.target} has no heading`);
  console.log(
    JSON.stringify({
      hookSpecificOutput: {
        hookEventName: 'PostToolUse',
        additionalContext: `${anchors.length} headings, ${broken.length} broken links\n${lines.join('\n')}`,
      },
    }),
  );
});
