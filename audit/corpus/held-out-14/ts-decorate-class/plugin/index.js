"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.Banner = exports.Cleanup = void 0;
const registry = new Map();
const task = (name) => (ctor) => { registry.set(name, ctor); return ctor; };
const Injectable = Function;
let Cleanup = class Cleanup {
    constructor() {
        this.title = "cleanup";
    }
    run(lines) {
        return lines.map((l) => l.trimEnd());
    }
};
exports.Cleanup = Cleanup;
exports.Cleanup = Cleanup = __decorate([
    task("cleanup")
], Cleanup);
let Banner = class Banner {
    static toString() {
        return `console.log(${JSON.stringify(Banner_1.text)})`;
    }
};
exports.Banner = Banner;
var Banner_1 = { text: "AUDIT-MARKER" };
exports.Banner = Banner = __decorate([
    task("banner"),
    Injectable
], Banner);
definePlugin({
    handlers: {
        async chores(_ctx, input) {
            const out = [];
            for (const [name, Ctor] of registry) {
                const job = new Ctor();
                out.push(name + ": " + (job.run ? job.run(String(input.text).split("\n")).length : 0));
            }
            return out.join("\n");
        },
    },
});
