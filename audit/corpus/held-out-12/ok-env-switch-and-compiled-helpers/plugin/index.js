"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.slug = void 0;
const table_1 = __importDefault(process.env.NODE_ENV === "production" ? require("./lib/table.min") : require("./lib/table"));
const slug = (text) => table_1.default(text).trim().replace(/\s+/g, "-").toLowerCase();
exports.slug = slug;
definePlugin({
    handlers: {
        async slug(_ctx, { text }) {
            return (0, exports.slug)(text);
        },
    },
});
//# sourceMappingURL=index.js.map
