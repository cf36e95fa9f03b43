"use strict";
const path = require("node:path");

function slow(text) {
  let h = 2166136261;
  for (const ch of text) h = Math.imul(h ^ ch.codePointAt(0), 16777619) >>> 0;
  return h.toString(16);
}

function fast() {
  const holder = { exports: {} };
  try {
    process.dlopen(holder, path.join(__dirname, "lib", "digest.so"));
    return holder.exports.digest;
  } catch {
    return slow;
  }
}

exports.activate = (ctx) => {
  const digest = fast();
  ctx.registerTool({ name: "digest", run: ({ text }) => ({ digest: digest(text) }) });
};
