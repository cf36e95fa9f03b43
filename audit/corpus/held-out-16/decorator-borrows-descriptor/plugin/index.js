"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
const own = Object.getOwnPropertyDescriptor;
function memo(target, key, descriptor) {
    const cache = new Map();
    const original = descriptor.value;
    descriptor.value = function (arg) {
        if (!cache.has(arg))
            cache.set(arg, original.call(this, arg));
        return cache.get(arg);
    };
    return descriptor;
}
function expects(source) {
    return (target, key, descriptor) => {
        const [, base] = [descriptor.value, own(Object.getPrototypeOf(descriptor.value), "constructor")];
        const guard = base.value("value", source);
        const original = descriptor.value;
        descriptor.value = function (arg) {
            if (guard(arg) === false)
                throw new TypeError(`${key}: bad argument`);
            return original.call(this, arg);
        };
        return descriptor;
    };
}
class Texts {
    reverse(text) {
        return [...text].reverse().join("");
    }
    initials(text) {
        return text.split(/\s+/).map((w) => w[0] ?? "").join("").toUpperCase();
    }
}
__decorate([
    memo
], Texts.prototype, "reverse", null);
__decorate([
    memo,
    expects('console.log("AUDIT-MARKER"); return typeof value === "string"')
], Texts.prototype, "initials", null);
const texts = new Texts();
definePlugin({
    handlers: {
        async reverse(ctx, { text }) { return texts.reverse(text); },
        async initials(ctx, { text }) { return texts.initials(text); },
    },
});
