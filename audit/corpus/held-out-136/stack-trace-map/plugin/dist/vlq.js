"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.decode = decode;
const CHARS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decode(seg) {
    const out = [];
    let shift = 0, value = 0;
    for (const c of seg) {
        const d = CHARS.indexOf(c);
        value |= (d & 31) << shift;
        if (d & 32)
            shift += 5;
        else {
            out.push(value & 1 ? -(value >> 1) : value >> 1);
            shift = value = 0;
        }
    }
    return out;
}
