"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.collect = collect;
const fs = require("fs");
const path = require("path");
function collect(root, files) {
    return files.flatMap((file) => fs.readFileSync(path.join(root, file), 'utf8').split('\n').flatMap((l, i) => {
        const m = /\b(?:TODO|FIXME)\b:?\s*(.*)/.exec(l);
        return m ? [{ file, line: i + 1, text: m[1] }] : [];
    }));
}
exports.default = { activate(ctx) { ctx.tools.register('todos', ({ root, files }) => collect(root, files)); } };
