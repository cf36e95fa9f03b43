import { connect } from 'node:http2';
export const probe = () => new Promise((ok) => {
  const s = connect('https://www.example.org', { timeout: 3000 }, () => { ok(s.alpnProtocol); s.close(); });
  s.on('error', () => ok(null));
});
export default { tools: { probe_h2: probe } };
