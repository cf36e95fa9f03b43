"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.wrap = wrap;
exports.dedent = dedent;
function wrap(s, width) {
    return s.replace(new RegExp(`(.{1,${width}})(\\s+|$)`, "g"), "$1\n").trimEnd();
}
function dedent(s) {
    const lines = s.split("\n");
    const pad = Math.min(...lines.filter((l) => l.trim()).map((l) => l.search(/\S/)));
    return lines.map((l) => l.slice(pad)).join("\n");
}
