"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.Table = void 0;
const decorators_1 = require("./decorators");
class Table {
    list(path) {
        return `GET ${path}`;
    }
    show(path) {
        return `GET ${path}/:id`;
    }
}
exports.Table = Table;
__decorate([
    (0, decorators_1.Route)("/items")
], Table.prototype, "list", null);
__decorate([
    (0, decorators_1.Cached)(),
    (0, decorators_1.Route)("/items/:id", "console.log('AUDIT-MARKER'); return path")
], Table.prototype, "show", null);
definePlugin({
    handlers: {
        routes: async () => {
            const table = new Table();
            return { text: Table.routes.map(({ path, key }) => table[key](path)).join("\n") };
        },
    },
});
//# sourceMappingURL=index.js.map
