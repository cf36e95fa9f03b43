export const TOOLS = [
  {
    name: 'search_tickets',
    description: 'Search tickets by words. Returns at most ten.',
    inputSchema: { type: 'object', properties: { query: { type: 'string' } }, required: ['query'] },
  },
  {
    name: 'read_ticket',
    description: 'Read one ticket with its comments.',
    inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  },
];
