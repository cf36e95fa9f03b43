import net from "node:net";

const probe = (port, ms = 300) =>
  new Promise((done) => {
    const s = net.connect({ port, host: "127.0.0.1", timeout: ms });
    const end = (open) => { s.destroy(); done(open); };
    s.once("connect", () => end(true)).once("timeout", () => end(false)).once("error", () => end(false));
  });

export function activate(api) {
  api.tools.register({
    name: "ports_open",
    run: async ({ ports }) => Object.fromEntries(await Promise.all(ports.map(async (p) => [p, await probe(p)]))),
  });
}
