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
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
const node_path_1 = __importDefault(require("node:path"));
const registry_1 = require("./registry");
function Command(name) {
    return (target, key, descriptor) => {
        registry_1.registry.add(target.constructor, { name, method: key });
        return descriptor;
    };
}
function Injectable() {
    return (target) => {
        registry_1.registry.declare(target);
    };
}
function Inject(token) {
    return (target, key, index) => registry_1.registry.inject(target, index, token);
}
let PathCommands = class PathCommands {
    constructor(sep) {
        this.sep = sep;
    }
    base(text) {
        return node_path_1.default.posix.basename(text);
    }
    ext(text) {
        return node_path_1.default.posix.extname(text) || this.sep;
    }
};
__decorate([
    Command("base"),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", String)
], PathCommands.prototype, "base", null);
__decorate([
    Command("ext"),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", String)
], PathCommands.prototype, "ext", null);
PathCommands = __decorate([
    Injectable(),
    __param(0, Inject("separator")),
    __metadata("design:paramtypes", [String])
], PathCommands);
registry_1.registry.provide("separator", "/");
definePlugin({ handlers: registry_1.registry.handlers() });
