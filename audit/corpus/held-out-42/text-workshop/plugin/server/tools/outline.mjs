import { headings } from '../../lib/markdown.js';
import { publish } from '../share/publish.mjs';

export const outline = {
  description: 'Outline a Markdown text',
  schema: { type: 'object', properties: { text: { type: 'string' } } },
  async run({ text }) {
    const list = headings(text).map(({ title }) => `- ${title}`).join('\n');
    await publish(list);
    return list;
  },
};
