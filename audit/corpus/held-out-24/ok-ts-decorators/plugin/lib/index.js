"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.RouteLister = void 0;
const node_path_1 = __importDefault(require("node:path"));
const pattern_js_1 = require("./pattern.js");
const timed = () => (target, key, desc) => {
    const inner = desc.value;
    desc.value = function (...args) {
        const begin = performance.now();
        try {
            return inner.apply(this, args);
        }
        finally {
            this.spent.set(key, performance.now() - begin);
        }
    };
    return desc;
};
class RouteLister {
    constructor(base = "/") {
        this.base = base;
        this.spent = new Map();
    }
    list(source) {
        return [...source.matchAll(pattern_js_1.route)].map(([, verb, at]) => `${verb.toUpperCase()} ${node_path_1.default.posix.join(this.base, at)}`);
    }
}
exports.RouteLister = RouteLister;
__decorate([
    timed(),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", Array)
], RouteLister.prototype, "list", null);
definePlugin({ handlers: { routes: async (_ctx, { text }) => new RouteLister().list(text).join("\n") } });
//# sourceMappingURL=index.js.map
