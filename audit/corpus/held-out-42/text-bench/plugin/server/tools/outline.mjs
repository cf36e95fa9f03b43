import { headings, slug } from '../../lib/markdown.js';

export const outline = {
  description: 'Outline a Markdown text',
  schema: { type: 'object', properties: { text: { type: 'string' } } },
  run: ({ text }) => headings(text).map(({ level, title }) => `${'  '.repeat(level - 1)}- [${title}](#${slug(title)})`).join('\n'),
};
