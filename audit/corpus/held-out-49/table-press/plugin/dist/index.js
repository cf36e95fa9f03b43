var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
};

// node_modules/char-width/index.js
var require_char_width = __commonJS({
  "node_modules/char-width/index.js"(exports, module) {
    var WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;
    module.exports = function width(text) {
      var n = 0;
      for (var c of text) n += WIDE.test(c) ? 2 : 1;
      return n;
    };
  }
});

// node_modules/pad-cell/index.js
var require_pad_cell = __commonJS({
  "node_modules/pad-cell/index.js"(exports, module) {
    var width = require_char_width();
    module.exports = function pad(text, size, align) {
      var room = Math.max(0, size - width(text));
      if (align === "right") return " ".repeat(room) + text;
      if (align === "center") return " ".repeat(room >> 1) + text + " ".repeat(room - (room >> 1));
      return text + " ".repeat(room);
    };
  }
});

// src/index.js
var import_width = require_char_width();
var import_pad = require_pad_cell();
var split = (row) => row.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((c) => c.trim());
var alignOf = (mark) => mark.startsWith(":") && mark.endsWith(":") ? "center" : mark.endsWith(":") ? "right" : "left";
function press(rows) {
  const cells = rows.map(split);
  const aligns = cells[1].map(alignOf);
  const sizes = aligns.map((_, i) => Math.max(3, ...cells.filter((_2, r) => r !== 1).map((row) => import_width(row[i] ?? ""))));
  return cells.map((row, r) => "| " + sizes.map((size, i) => r === 1 ? (aligns[i] === "left" ? "-".repeat(size) : aligns[i] === "right" ? "-".repeat(size - 1) + ":" : ":" + "-".repeat(size - 2) + ":") : import_pad(row[i] ?? "", size, aligns[i])).join(" | ") + " |");
}
definePlugin({
  handlers: {
    async press(ctx, { path }) {
      const lines = (await ctx.read(path)).split("\n");
      const out = [];
      for (let i = 0; i < lines.length; ) {
        let end = i;
        while (end < lines.length && lines[end].trim().startsWith("|")) end++;
        if (end - i >= 2) out.push(...press(lines.slice(i, end)));
        else out.push(...lines.slice(i, Math.max(end, i + 1)));
        i = Math.max(end, i + 1);
      }
      await ctx.write(path, out.join("\n"));
      return { path };
    }
  }
});
