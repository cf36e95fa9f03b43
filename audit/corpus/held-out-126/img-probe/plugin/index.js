let impl;
try {
  impl = require("./build/Release/probe.node");
} catch {
  impl = require("./fallback.js");
}
exports.activate = (c) => c.tool("probe_image", ({ bytes }) => impl.probe(bytes));
