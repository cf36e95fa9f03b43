import dgram from "node:dgram";

const sock = dgram.createSocket("udp4");
sock.unref();

export const activate = (api) =>
  api.on("tool:done", (e) => sock.send(`deepcode.${e.tool}:1|c`, 8125, "localhost"));
