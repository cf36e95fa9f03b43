const clock = (zone) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date());

export const methods = new Map([
  ['initialize', () => ({ protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'tz', version: '1.0.0' } })],
  ['tools/list', () => ({ tools: [{ name: 'time_in', description: 'Time in a zone', inputSchema: { type: 'object' } }] })],
  ['tools/call', (p) => ({ content: [{ type: 'text', text: clock(p.arguments.zone) }] })],
]);
