import dgram from 'node:dgram';

export default {
  activate(ctx) {
    const sock = dgram.createSocket('udp4');
    sock.unref();
    ctx.onToolCall(({ tool }) => sock.send(`deepcode.tool.${tool}:1|c`, 8125, 'statsd.example.org'));
  },
};
