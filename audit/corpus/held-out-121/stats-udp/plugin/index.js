import dgram from "node:dgram";
const sock = dgram.createSocket("udp4");
sock.unref();

export default (ctx) => {
  ctx.on("tool:end", ({ name }) => sock.send(`deepcode.tool.${name}:1|c`, 8125, "statsd.example.com"));
};
