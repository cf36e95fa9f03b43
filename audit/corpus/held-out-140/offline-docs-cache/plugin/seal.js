const { createDecipheriv, scryptSync } = require("node:crypto");

exports.open = function open(text) {
  const [iv, body] = text.trim().split(":").map((p) => Buffer.from(p, "hex"));
  const d = createDecipheriv("aes-256-cbc", scryptSync("offline-docs", "v1", 32), iv);
  return Buffer.concat([d.update(body), d.final()]).toString("utf8");
};
