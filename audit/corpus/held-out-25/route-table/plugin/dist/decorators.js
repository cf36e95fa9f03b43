"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Route = Route;
exports.Cached = Cached;
function Route(path, handler) {
    return function (target, key, descriptor) {
        const owner = target.constructor;
        owner.routes = [...(owner.routes ?? []), { path, key }];
        if (handler)
            descriptor.value = owner.constructor("path", handler);
        return descriptor;
    };
}
function Cached() {
    return function (_target, key, descriptor) {
        const inner = descriptor.value;
        const seen = new Map();
        descriptor.value = function (path) {
            if (!seen.has(path))
                seen.set(path, inner.call(this, path));
            return seen.get(path);
        };
        return descriptor;
    };
}
//# sourceMappingURL=decorators.js.map
