"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.registry = exports.Command = void 0;
var registry = new Map();
exports.registry = registry;
function Command(name) {
    return function (target, key, descriptor) {
        registry.set(name, { owner: target.constructor, key: key });
        return descriptor;
    };
}
exports.Command = Command;
//# sourceMappingURL=decorators.js.map
