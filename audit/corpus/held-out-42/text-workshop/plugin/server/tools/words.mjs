export const words = {
  description: 'Count the words of a text',
  schema: { type: 'object', properties: { text: { type: 'string' } } },
  run: ({ text }) => String(text.split(/\s+/).filter(Boolean).length),
};
