"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SPACE = void 0;
exports.default = words;
exports.SPACE = /\s+/u;
function words(text) {
    return text.split(exports.SPACE).filter((word) => word !== "");
}
