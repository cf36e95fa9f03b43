"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.activate = activate;
const wrap_1 = require("./wrap");
class TextTools {
    slug(s) {
        return s.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
    }
    readability(s) {
        const words = s.split(/\s+/).length;
        const sentences = s.split(/[.!?]+/).length;
        return Math.round((words / sentences) * 10) / 10;
    }
}
function activate(ctx) {
    (0, wrap_1.apply)(TextTools, { slug: [(0, wrap_1.memo)()], readability: [(0, wrap_1.timed)(ctx.log), (0, wrap_1.memo)()] });
    const t = new TextTools();
    ctx.tools.register({ name: 'slug', run: ({ text }) => t.slug(text) });
    ctx.tools.register({ name: 'readability', run: ({ text }) => t.readability(text) });
}
