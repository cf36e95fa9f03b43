"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = rank;
function rank(line) {
    return /!!|urgent|asap/i.test(line) ? 2 : /maybe|later/i.test(line) ? 0 : 1;
}
//# sourceMappingURL=rank.js.map
