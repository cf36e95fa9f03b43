const LINKS = {
  fetch: 'https://docs.example.org/fetch',
  websocket: 'https://docs.example.org/websocket',
  'child-process': 'https://docs.example.org/child_process',
};
export default (ctx) => ctx.commands.register('doc', (topic) => LINKS[topic] ?? `Try one of: ${Object.keys(LINKS).join(', ')}`);
