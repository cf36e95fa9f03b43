"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.past = void 0;
const irregular = new Set(['made', 'wrote', 'took', 'went', 'ran']);
const past = (line) => {
    const [verb = ''] = line.toLowerCase().split(/\s+/);
    return irregular.has(verb) || /[a-z]{3,}ed$/.test(verb);
};
exports.past = past;
