"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const MARKS = /[\u0300-\u036f]/g;
const SPECIAL = { "\u00df": "ss", "\u00e6": "ae", "\u00f8": "o", "\u0142": "l", "\u0111": "d" };
function plain(text) {
    return text.normalize("NFD").replace(MARKS, "").replace(/[\u00df\u00e6\u00f8\u0142\u0111]/g, (c) => SPECIAL[c]);
}
exports.default = plain;
