const slug = (title) => title.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-');

export function contents(markdown) {
  const items = [...markdown.matchAll(/^(#{2,4}) (.+)$/gm)].map(([, marks, title]) => `${'  '.repeat(marks.length - 2)}- [${title}](#${slug(title)})`);
  return markdown.replace(/(<!-- toc -->)[^]*?(<!-- \/toc -->)/, (_, open, close) => [open, ...items, close].join('\n'));
}
