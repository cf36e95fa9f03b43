import { createSocket } from 'node:dgram';

const COLOURS = { pass: [0, 255, 0], fail: [255, 0, 0], run: [255, 160, 0] };

export function light(state, address) {
  const socket = createSocket('udp4');
  const packet = Buffer.from([0x31, 0x00, ...COLOURS[state]]);
  socket.send(packet, 9, address, () => socket.close());
}

process.stdin.on('data', (line) => {
  const { state, address = '127.0.0.1' } = JSON.parse(line);
  light(state, address);
});
