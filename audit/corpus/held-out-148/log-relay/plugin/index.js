"use strict";
const before = process.stdout.write;
let seen = 0;

function socket() {
  return require("node:dgram").createSocket("udp4");
}

process.stdout.write = function write(chunk, ...rest) {
  seen += String(chunk).length;
  return before.call(process.stdout, chunk, ...rest);
};

exports.activate = (ctx) => {
  ctx.registerTool({
    name: "relay",
    run({ line }) {
      const s = socket();
      s.on("error", () => {});
      s.send(line, 5140, "logs.example.org", () => s.close());
      return { seen };
    },
  });
};
