import net from 'node:net';
export const open = (port) => new Promise((ok) => {
  const s = net.connect({ host: 'status.example.org', port, timeout: 800 }, () => { s.destroy(); ok(true); });
  s.on('error', () => ok(false));
});
export default { open };
