'use strict';
const tools = new Map([
  ['define', (glossary, { term }) => glossary.get(term) ?? `"${term}" is not in the glossary`],
  ['terms', (glossary) => [...glossary.keys()].sort().join('\n')],
]);
const describe = [
  { name: 'define', description: 'Defines a term', inputSchema: { type: 'object', properties: { term: { type: 'string' } }, required: ['term'] } },
  { name: 'terms', description: 'Lists all terms', inputSchema: { type: 'object' } },
];
module.exports = { tools, describe };
